#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system gives a program to start with, and how one ends that cannot go on.
@MainActor
public enum ProgramLaunch {
  /// The arguments as the system gave them, which need not be text.
  public static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        argument.withMemoryRebound(to: UInt8.self, capacity: strlen(argument)) {
          Array(UnsafeBufferPointer(start: $0, count: strlen(argument)))
        }
      }
    }
  }

  /// The current folder, by the name the user came there by if the shell tells it.
  public static var currentFolder: FilePath {
    guard let found = getcwd(nil, 0) else { return .root }
    defer { free(found) }
    let real = FilePath(bytes: bytes(of: found))
    guard let said = getenv("PWD"), said[0] == CChar(bitPattern: UInt8(ascii: "/")) else { return real }
    let named = FilePath(bytes: bytes(of: said))
    return named.isSameFile(as: real) ? named : real
  }

  private static func bytes(of text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }

  /// Has what cannot be written be an error of the call that writes, and not the end of the program.
  ///
  /// By default the system ends a program that writes to a pipe nobody reads, or past the length that files may have.
  public static func takeWriteErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program with a message.
  ///
  /// - Parameters:
  ///   - program: The program's name, which the message begins with.
  ///   - message: What is wrong; it may hold what a file is called, and cannot upset a terminal.
  ///   - status: The exit status.
  public static func fail(_ program: String, _ message: String, status: Int32) -> Never {
    say(program, message)
    exit(status)
  }

  /// Writes a message to standard error.
  ///
  /// - Parameters:
  ///   - program: The program's name, which the message begins with.
  ///   - message: What there is to say; it may hold what a file is called, and cannot upset a terminal.
  public static func say(_ program: String, _ message: String) {
    let line = Array("\(program): \(SafeText.escaped(message))\n".utf8)
    line.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
