import Foundation
import Synchronization

extension Launch {
  /// Runs to the end.
  func run() throws -> Outcome {
    let child = try Child(starting: self)
    let (output, complaints) = try child.transmit(seconds: Self.seconds)
    let status = try child.status()
    return Outcome(status: status, output: try output.bytes(), complaints: try complaints.bytes())
  }
}

/// A call of the system that failed.
struct SystemCallError: Error, CustomStringConvertible {
  let call: String
  let number: Int32

  var description: String { "\(call): \(String(cString: strerror(number)))" }

  /// Passes on what a call returned, unless it was -1.
  @discardableResult
  static func check(_ result: Int32, _ call: String) throws -> Int32 {
    guard result >= 0 else { throw SystemCallError(call: call, number: errno) }
    return result
  }
}

/// A process that was started, with our ends of its streams.
private struct Child {
  let process: pid_t
  /// Reads the end once the process and all that it started are gone.
  let life: Int32
  /// The end that a person types on, where there is one.
  private let keyboard: Int32?
  private let output: ParentEnd
  private let complaints: ParentEnd

  /// One start at a time: no descriptor of one child is inherited by another.
  private static let starting = Mutex(())

  init(starting launch: Launch) throws {
    self = try Self.starting.withLock { _ in try Child(launch) }
  }

  private init(_ launch: Launch) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The command has to ignore broken pipes by itself.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A group of its own, so that all that it started can be stopped with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    let typing = launch.isTyped ? try ParentEnd.typing(launch.input) : nil
    keyboard = typing?.master
    let input = try typing?.child ?? ParentEnd.file(launch.input)
    defer { close(input) }
    let (output, childOutput) = try ParentEnd.pair(for: launch.output)
    defer { close(childOutput) }
    let (complaints, childComplaints) = try ParentEnd.pair(for: launch.complaints)
    defer { close(childComplaints) }
    let (life, childLife) = try ParentEnd.pipe()
    defer { close(childLife) }
    for (target, descriptor) in [input, childOutput, childComplaints, childLife].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }

    let script = #"cd "$0" && "# + launch.line
    let words = (["/bin/sh", "-c", script, launch.scratch.path] + launch.words).map { strdup($0) }
    defer { words.forEach { free($0) } }
    let variables = launch.environment.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") }
    defer { variables.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process,
      "/bin/sh",
      &actions,
      &attributes,
      words + [nil],
      variables + [nil]
    )
    guard failure == 0 else { throw SystemCallError(call: "posix_spawn", number: failure) }
    self.process = process
    self.life = life
    self.output = output
    self.complaints = complaints
  }

  /// Reads what comes from terminals until the process is gone, or out of time and stopped.
  func transmit(seconds: Double) throws -> (output: ParentEnd, complaints: ParentEnd) {
    defer {
      close(life)
      if let keyboard { close(keyboard) }
    }
    var output = output
    var complaints = complaints
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      var polls = [life, output.terminal, complaints.terminal].map {
        pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0)
      }
      let left = ContinuousClock.now.duration(to: end).components.seconds
      guard left > 0 else {
        kill(-process, SIGKILL)
        break
      }
      let count = poll(&polls, nfds_t(polls.count), Int32(left) * 1000)
      guard count >= 0 || errno == EINTR else { throw SystemCallError(call: "poll", number: errno) }
      output.readTerminal()
      complaints.readTerminal()
      if count > 0, polls[0].revents != 0 { break }
    }
    return (output, complaints)
  }

  func status() throws -> Int32 {
    var word: Int32 = 0
    while waitpid(process, &word, 0) < 0 {
      guard errno == EINTR else { throw SystemCallError(call: "waitpid", number: errno) }
    }
    let signal = word & 0x7F
    return signal == 0 ? (word >> 8) & 0xFF : 128 + signal
  }
}
