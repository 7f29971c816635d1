/// The record of one run: names objects, watches them through weak references, and writes down
/// what they log and when they go.
///
/// It is a class since all objects of a run write into the same one. It keeps no object alive: a
/// notebook that did would find everything alive.
final class Notebook {
  private(set) var moments: [Moment] = []
  private var page = Page()
  private var probes: [Probe] = []
  private var uses: [String: Int] = [:]
  private var stops: [Stop] = []
  /// Looks at the objects whenever a moment is taken.
  weak var lookout: Lookout?

  /// What was written since the last moment.
  private struct Page {
    var log: [LogLine] = []
    var released: [String] = []
  }

  /// A weak reference that says whether its object is still there.
  private struct Probe {
    let handle: String
    weak var object: LabObject?
  }

  /// A line at which the run stops for a look, as at a breakpoint.
  private struct Stop {
    enum Side { case before, after }

    let side: Side
    let line: String
    let moment: String
  }

  /// The handle of the next object of this name: `detail`, then `detail-2`.
  func handle(for name: String) -> String {
    let use = uses[name, default: 0] + 1
    uses[name] = use
    return use == 1 ? name : "\(name)-\(use)"
  }

  /// Watches an object from now on.
  func watch(_ object: LabObject, as handle: String) {
    probes.append(Probe(handle: handle, object: object))
  }

  /// Writes a line, and takes the moments that wait for it.
  func write(_ text: String, _ fields: KeyValuePairs<String, String> = [:]) {
    takeMoments(.before, text)
    page.log.append(LogLine(text, fields: fields.map { .init(name: $0.key, value: $0.value) }))
    takeMoments(.after, text)
  }

  /// Writes down that an object goes: its `deinit` runs.
  func deinitialised(_ handle: String) {
    page.released.append(handle)
    write("\(handle).deinit")
  }

  /// Ends the page: all that was written on it belongs to the moment of this name.
  func takeMoment(_ name: String) {
    moments.append(
      Moment(
        name: name,
        log: page.log,
        released: page.released,
        nilled: Set(probes.lazy.filter { $0.object == nil }.map(\.handle)),
        alive: Set(probes.lazy.filter { $0.object != nil }.map(\.handle))
      )
    )
    page = Page()
    lookout?.look(at: name, objectsThatAreThere)
  }

  /// The objects that are watched and there, and the notebook. Whoever asks holds them.
  private func objectsThatAreThere() -> [String: AnyObject] {
    var objects: [String: AnyObject] = [Look.notebook: self]
    for probe in probes { objects[probe.handle] = probe.object }
    return objects
  }

  /// From now on takes a moment just before each line of this text.
  func stop(before line: String, as moment: String) {
    stops.append(Stop(side: .before, line: line, moment: moment))
  }

  /// From now on takes a moment just after each line of this text.
  func stop(after line: String, as moment: String) {
    stops.append(Stop(side: .after, line: line, moment: moment))
  }

  private func takeMoments(_ side: Stop.Side, _ line: String) {
    for stop in stops where stop.side == side && stop.line == line {
      takeMoment(stop.moment)
    }
  }
}
