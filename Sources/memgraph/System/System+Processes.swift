#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  // `environ` is a variable that anybody may write; this command writes it nowhere.
  @preconcurrency private import Glibc
#elseif canImport(Musl)
  @preconcurrency private import Musl
#endif

extension System {
  /// How a process ended, and what it wrote to standard output.
  struct ProcessResult: Equatable {
    let output: [UInt8]
    let end: End

    enum End: Equatable {
      case exit(Int32)
      case signal(Int32)
    }
  }

  /// The file that this process runs; `nil` where the system does not tell.
  static var ownExecutable: String? {
    #if os(Linux)
      exists(path: "/proc/self/exe") ? "/proc/self/exe" : nil
    #else
      nil
    #endif
  }

  /// The signal by which a process ends that has taken too long.
  static let alarmSignal = SIGALRM

  /// Ends this process if it is still there after some time.
  static func end(afterSeconds seconds: UInt32) {
    // Who started it may have ignored the signal, or held it back.
    signal(SIGALRM, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    _ = alarm(seconds)
  }

  /// Runs a program that reads all of its input before it writes, and waits for its end. What it
  /// complains of on standard error is dropped.
  ///
  /// - Parameter waiting: is called a few times a second as long as there is no answer.
  /// - Throws: why it could not be started, or listened to.
  static func run(
    _ executable: String,
    _ words: [String],
    input: [UInt8],
    waiting: () -> Void = {}
  ) throws(CallError) -> ProcessResult {
    let toProcess = try Channel()
    defer { toProcess.close() }
    let fromProcess = try Channel()
    defer { fromProcess.close() }
    let process = try start(executable, words, input: toProcess, output: fromProcess)
    toProcess.closeReading()
    fromProcess.closeWriting()
    do throws(CallError) {
      try send(input, to: toProcess.writing)
    } catch {
      // It ended before it had read all, and how it ended says why.
      guard error.isBrokenPipe || error.number == ECONNRESET else { throw error }
    }
    toProcess.closeWriting()
    try wait(for: fromProcess.reading, waiting)
    let output = try read(fromProcess.reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw CallError(number: errno) }
    }
    let signal = status & 0x7F
    return ProcessResult(
      output: output,
      end: signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    )
  }

  /// Waits until there is something to read, or the other end is closed.
  private static func wait(for descriptor: Int32, _ waiting: () -> Void) throws(CallError) {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&state, 1, 200)
      if count > 0 { return }
      guard count == 0 || errno == EINTR else { throw CallError(number: errno) }
      waiting()
    }
  }

  private static func start(
    _ executable: String,
    _ words: [String],
    input: Channel,
    output: Channel
  ) throws(CallError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, standardInput)
    posix_spawn_file_actions_adddup2(&actions, output.writing, standardOutput)
    posix_spawn_file_actions_addopen(&actions, standardError, "/dev/null", O_WRONLY, 0)
    var arguments = ([executable] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let problem = posix_spawn(&process, executable, &actions, nil, &arguments, environ)
    guard problem == 0 else { throw CallError(number: problem) }
    return process
  }

  /// Writes all bytes to a channel. That nobody reads them any more is an error and never a
  /// signal: the process this runs in, a test for one, need not have ignored it.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) throws(CallError) {
    try hand(bytes) {
      #if canImport(Darwin)
        Darwin.send(descriptor, $0.baseAddress, $0.count, 0)
      #elseif canImport(Glibc)
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      #else
        Musl.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      #endif
    }
  }

  /// Two ends of one way, of which a started program inherits none but as its own stream.
  private final class Channel {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(CallError) {
      var ends: [Int32] = [-1, -1]
      #if canImport(Darwin)
        guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else {
          throw CallError(number: errno)
        }
        for end in ends {
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
          var isOn: Int32 = 1
          setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }
      #else
        // Closed by the same call that opens them, since another thread may start a process, too.
        #if canImport(Glibc)
          let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #else
          let kind = SOCK_STREAM | SOCK_CLOEXEC
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw CallError(number: errno) }
      #endif
      (reading, writing) = (ends[0], ends[1])
    }

    func closeReading() { Self.end(&reading) }
    func closeWriting() { Self.end(&writing) }

    func close() {
      closeReading()
      closeWriting()
    }

    private static func end(_ descriptor: inout Int32) {
      guard descriptor >= 0 else { return }
      #if canImport(Darwin)
        Darwin.close(descriptor)
      #elseif canImport(Glibc)
        Glibc.close(descriptor)
      #else
        Musl.close(descriptor)
      #endif
      descriptor = -1
    }
  }
}
