/// Text from outside, made safe to print: in a message, a report or a diagram.
public enum VisibleText {
  /// The text with what a terminal could act upon, or a reader not see, written as `\u{…}`; cut
  /// with an ellipsis after `limit` Unicode scalars.
  public static func escaping(_ text: String, limit: Int = .max) -> String {
    var result = ""
    var length = 0
    for scalar in text.unicodeScalars {
      guard length < limit else { return result + "…" }
      length += 1
      result += escaped(scalar)
    }
    return result
  }

  /// The scalar itself, or its number where it is unsafe to print.
  public static func escaped(_ scalar: Unicode.Scalar) -> String {
    isUnsafe(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }

  /// Whether a terminal acts upon the scalar, or reorders, breaks or hides text because of it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      return true
    case .format:
      // Joiners are part of emoji and of several scripts; all other formats are invisible.
      return scalar.value != 0x200C && scalar.value != 0x200D
    default: return false
    }
  }

  /// The columns that a terminal gives to the scalar.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return 1
      }
    }
  }
}
