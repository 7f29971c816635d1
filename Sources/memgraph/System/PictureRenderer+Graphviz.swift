import Graphviz
import RefGraphReports

extension PictureRenderer {
  #if Graphviz
    /// Draws through libgvc, in processes of their own where the system tells what to run.
    static let builtIn = System.ownExecutable.map(DrawingProcess.renderer) ?? inThisProcess

    /// Draws through libgvc.
    static let inThisProcess = drawing(Renderer())

    /// Draws through libgvc in a process that ends with its picture.
    static let inAProcessOfItsOwn = drawing(Renderer(memory: .perProcess))

    private static func drawing(_ renderer: Renderer) -> PictureRenderer {
      PictureRenderer { (dot, form) throws(PictureRenderer.Failure) in
        let format: PictureFormat =
          switch form {
          case .svg: .svg
          case .png: .png
          case .pdf: .pdf
          case .plain: .plain
          }
        do throws(GraphvizError) {
          return try renderer.render(dot, as: format)
        } catch {
          throw Failure(message: error.description, isUnavailable: error.isMissingPart)
        }
      }
    }
  #else
    /// Draws nothing; `Failure` says how to get pictures.
    static let builtIn = PictureRenderer { (_, _) throws(PictureRenderer.Failure) in
      throw Failure(message: "this memgraph was built without pictures", isUnavailable: true)
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
