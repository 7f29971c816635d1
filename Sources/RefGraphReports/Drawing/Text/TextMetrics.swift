internal import RefGraph

/// How wide text will be, so that boxes can be made to fit before anything is drawn.
///
/// The widths of ASCII are those of Helvetica and Helvetica-Bold in Adobe's "Font Metrics for PDF
/// Core 14 Fonts"; Arial and Liberation Sans have the same. Other scalars are taken to be as wide as
/// they are in most fonts, wide ones an em. Whoever has none of these fonts sees another, so there is
/// some room to spare.
enum TextMetrics {
  /// The weights that are drawn.
  enum Weight {
    case regular
    case bold
  }

  /// What other fonts of the family take more than Helvetica.
  private static let spare = 1.03

  /// The width of a line in points.
  static func width(of text: String, size: Double, _ weight: Weight = .regular) -> Double {
    let widths = weight == .bold ? bold : regular
    let units = text.unicodeScalars.reduce(0) { units, scalar in
      let place = Int(scalar.value) - 32
      return units + (widths.indices.contains(place) ? widths[place] : otherWidth(of: scalar))
    }
    return Double(units) * size / 1000 * spare
  }

  private static func otherWidth(of scalar: Unicode.Scalar) -> Int {
    switch VisibleText.width(of: scalar) {
    case 0: 0
    case 1: scalar.value < 0x2000 ? 667 : 1000
    default: 1000
    }
  }

  /// Of the scalars from U+0020 to U+007E, in thousandths of an em.
  private static let regular = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
