/// The colours of a DOT document, for the ground on which it will be seen.
///
/// Hues are those of Okabe and Ito ("Color Universal Design", 2008), darkened or lightened until
/// text on its ground has a contrast of at least 4.5 to 1. No meaning hangs on a colour alone.
public enum DOTStyle: String, CaseIterable, Sendable {
  /// Dark lines on white: for paper and light pages.
  case light
  /// Light lines on near-black.
  case dark

  /// The colours by what they are for.
  package var palette: DOTPalette {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
