import Graphviz
import RefGraphReports

extension PictureRenderer {
  #if Graphviz
    /// Draws in this process, through libgvc.
    static let builtIn = PictureRenderer { (dot, form) throws(PictureRenderer.Failure) in
      let format: PictureFormat =
        switch form {
        case .svg: .svg
        case .png: .png
        case .pdf: .pdf
        case .plain: .plain
        }
      do throws(GraphvizError) {
        return try Renderer().render(dot, as: format)
      } catch {
        throw Failure(message: error.description, isUnavailable: error.isMissingPart)
      }
    }
  #else
    /// Draws nothing, and says how to get pictures.
    static let builtIn = PictureRenderer { (_, form) throws(PictureRenderer.Failure) in
      let form = form == .plain ? Form.svg : form
      throw Failure(
        message: """
          this memgraph was built without pictures
          Either pipe the diagram through Graphviz:  … --format dot | dot -T\(form.rawValue) \
          > picture.\(form.rawValue)
          or build with pictures (needs libgraphviz-dev):  swift run --traits Graphviz memgraph …
          """,
        isUnavailable: true
      )
    }
  #endif
}

#if Graphviz
  extension GraphvizError {
    /// Whether this machine's Graphviz lacks something, rather than the text being at fault.
    fileprivate var isMissingPart: Bool {
      switch self {
      case .engineMissing, .formatMissing, .noResources: true
      default: false
      }
    }
  }
#endif
