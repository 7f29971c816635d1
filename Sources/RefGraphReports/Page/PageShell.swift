/// What all pages have in common: the head with its policy, the way to the main part, the landmarks.
///
/// A page is one file. It asks nobody for anything: styles, script, data and drawing are in it, and
/// its content-security policy allows nothing else.
struct PageShell {
  /// What the window says.
  let title: String
  /// The top of the page.
  let header: [Markup]
  let main: [Markup]
  let footer: [Markup]
  /// What the script copies from.
  var templates: [Markup] = []
  /// What the script reads.
  var json: String?
  /// The script of this sort of page.
  let script: String

  /// The page.
  func html() -> String {
    let styles = [PageAssets.style, DiagramStyle.css]
    let policy = ContentSecurityPolicy(styles: styles, script: script)
    let metas: [[Markup.Attribute]] = [
      [.charset("utf-8")], [.httpEquiv("Content-Security-Policy"), .content(policy.text())],
      [.name("viewport"), .content("width=device-width, initial-scale=1")],
      [.name("color-scheme"), .content("light dark")],
      [.name("referrer"), .content("no-referrer")], [.name("generator"), .content("memgraph")],
    ]
    var html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    for meta in metas { html += Markup.element(.meta, meta, []).html() + "\n" }
    html += Markup.element(.title, [], title).html() + "\n"
    for style in styles { html += "<style>\(style)</style>\n" }
    html += "</head>\n<body>\n"
    for part in body() { html += part.html() + "\n" }
    if let json { html += "<script type=\"application/json\" id=\"data\">\(json)</script>\n" }
    return html + "<script>\(script)</script>\n</body>\n</html>\n"
  }

  private func body() -> [Markup] {
    [
      .element(.a, [.classes("skip"), .place("main")], "Skip to the main part"),
      .element(.header, [.classes("page-header")], header),
      .element(.main, [.id("main"), .tabIndex(-1)], main),
      .element(.footer, [.classes("page-footer")], footer),
    ] + templates
  }
}
