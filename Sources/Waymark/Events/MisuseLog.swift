#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a line about something that a host or an app does wrong and the router tolerates.
///
/// Each router logs each kind of misuse once: events report every occurrence. The closure that writes lines may do something
/// with the router, or misuse it, so nothing may be half changed when it is called.
@MainActor
final class MisuseLog {
  private let write: MainBound<(@MainActor (String) -> Void)?>
  private var said: Set<String> = []

  init(_ write: (@MainActor (String) -> Void)?) {
    self.write = MainBound(write)
  }

  /// Writes a line, unless one of its kind has been written.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - advice: What to do about it.
  ///   - navigation: The navigation in which it happened.
  ///   - key: What identifies its kind; the text itself if `nil`.
  func note(
    _ kind: String, _ advice: String, in navigation: NavigationID, as key: String? = nil
  ) {
    guard let write = write.value, said.insert(key ?? kind).inserted else { return }
    write("Waymark: \(kind), in navigation \(navigation). \(advice)")
  }

  /// Writes a line to standard error.
  static func standardError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(file, bytes, count)
  #elseif canImport(Glibc)
    Glibc.write(file, bytes, count)
  #elseif canImport(Musl)
    Musl.write(file, bytes, count)
  #endif
}
