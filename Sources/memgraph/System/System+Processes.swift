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
  /// - Throws: why it could not be started, or listened to.
  static func run(
    _ executable: String,
    _ words: [String],
    input: [UInt8]
  ) throws(CallError) -> ProcessResult {
    let toProcess = try Pipe()
    defer { toProcess.close() }
    let fromProcess = try Pipe()
    defer { fromProcess.close() }
    let process = try start(executable, words, input: toProcess, output: fromProcess)
    toProcess.closeReading()
    fromProcess.closeWriting()
    do throws(CallError) {
      try write(input, to: toProcess.writing)
    } catch {
      // It ended before it had read all, and how it ended says why.
      guard error.isBrokenPipe else { throw error }
    }
    toProcess.closeWriting()
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

  private static func start(
    _ executable: String,
    _ words: [String],
    input: Pipe,
    output: Pipe
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

  /// The two ends of a pipe, which a started program does not inherit but as its own streams.
  private final class Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(CallError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw CallError(number: errno) }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
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
