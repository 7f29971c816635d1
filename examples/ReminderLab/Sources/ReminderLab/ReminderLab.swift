import ReminderWorld

@main
struct ReminderLab {
  static func main() {
    for e in Experiment.all { for s in e.settings() { print(e.name, s); for m in e.run(s) { print("--", m.name, m.alive.sorted()); m.log.forEach { print("  ", $0) } } } }
  }
}
