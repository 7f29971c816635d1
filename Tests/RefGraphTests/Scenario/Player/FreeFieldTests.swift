@testable import RefGraph
import Testing

/// Fields that objects may have, declared or not.
@Suite struct FreeFieldTests {
  @Test(
    arguments: [
      // A type that declares no field is free, and so is one that is not declared.
      "type Page\non go\nself.any -> self\nend\nend\nroot p: Page\ncall p.go\nclear p.any",
      "root p: Page\np.any -> p\nclear p.any",
      // What is given later, or to a superclass's object, may be read before.
      "root p: Page\nclear p.model\nmoment m\np.model -> p",
      "type Base\non go\nself.any -> self\nend\nend\ntype Page: Base\nend\nroot p: Page\n"
        + "clear p.any",
      // An owner of unknown type may be any object.
      "root p: Page\nroot q: Other\np.q -> q\np.q.any -> p\nclear p.any",
      // Captures: of a closure, and names in its body.
      "root p: Page\nclosure f [x -> p]\nx.any -> x\nend\nclear f.x\nclear p.any",
      "choice s = none | strong\nroot p: Page\nclosure f [x -[s]-> p]\nend\nclear f.x",
      // Fields that verbs fill, of types that declare others.
      "type Page\nfield model\nend\nroot n: UINavigationController\nroot p: Page\n"
        + "clear p.parent\npush p onto n\nclear n.viewControllers\nclear p.presentedViewController",
      "root p: P\nclosure f\nend\nschedule p.t with f\ncall p.t.block\nclear runLoop.timers",
    ]
  )
  func `a field that may be meant is no mistake`(text: String) throws {
    #expect(try playError(text) == nil)
  }

  @Test func `a play calls nothing but by the callbacks of the list`() throws {
    let controllers = try screen("present detail from list\nsettle\ndismiss detail\nsettle")
    let views = try hosted("place leaf: Leaf", "")
    var called: Set<String> = []
    for case .callback(let name, _) in (controllers.events + views.events).map(\.kind) {
      called.insert(name)
    }
    #expect(called == Set(FrameworkCallback.lifeCycle.map(\.name) + ["init", "body"]))
    #expect(called.isSubset(of: FrameworkVerb.callbacks))
  }
}
