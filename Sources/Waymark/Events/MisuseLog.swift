#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says in a line of text what a host or an app does wrong and the router puts up with.
///
/// Each kind of misuse is said once a router: events tell every occurrence. Whoever writes the lines may do something of their
/// own, and misuse what they do it with, so nothing is being changed meanwhile.
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
  ///   - key: What all of its kind have in common; what went wrong if `nil`.
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
