/// What an experiment plays on: the system with its screen, and the notebook that watches.
///
/// An experiment keeps no controller in a variable of its own, which would keep it alive: it finds
/// them as the user does, by what the app shows.
struct Stage {
  let notebook: Notebook
  let system: System
  private let lookout: Lookout?

  /// - Parameter look: looks at the objects at each moment, and keeps none of them.
  init(look: ((Look) -> Void)? = nil) {
    notebook = Notebook()
    system = System()
    lookout = look.map { [system] look in Lookout(system, look: look) }
    notebook.lookout = lookout
  }

  /// Ends the page of the notebook: everything since the last moment belongs to this one.
  func moment(_ name: String) {
    notebook.takeMoment(name)
  }

  /// Waits until all animations have ended.
  func settle() {
    system.screen.settle()
  }
}
