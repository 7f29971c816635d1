/// The script of each sort of page: what all have in common and then its own, in a scope of its own.
extension PageAssets {
  static let lessonScript = script(lessonPart)
  static let indexScript = script(indexPart)
  static let snapshotScript = script(snapshotPart)

  private static func script(_ own: String) -> String {
    "(() => {\n\"use strict\";\n" + commonPart + own + "})();\n"
  }
}
