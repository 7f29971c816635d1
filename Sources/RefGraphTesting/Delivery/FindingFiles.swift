internal import RefGraphReports

/// The files that go with a finding: its graph as DOT and, where a renderer is given, as a picture.
struct FindingFiles {
  /// A name without folders, and the content.
  struct File {
    let name: String
    let bytes: [UInt8]
  }

  /// None where the finding has no graph.
  private(set) var files: [File] = []
  /// Why there is no picture though a renderer was given; a line, or several.
  private(set) var trouble: String?

  /// - Parameters:
  ///   - name: what the files are called, without an extension.
  init(of finding: Finding, named name: String, renderer: PictureRenderer?) {
    guard let diagram = finding.diagram else { return }
    files.append(File(name: "\(name).dot", bytes: Array(diagram.utf8)))
    guard let renderer else { return }
    do throws(PictureRenderer.Failure) {
      files.append(File(name: "\(name).svg", bytes: try renderer.render(diagram, .svg)))
    } catch {
      trouble = "There is no picture: \(error.message)"
    }
  }
}
