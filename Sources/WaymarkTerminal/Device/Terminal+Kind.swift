#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Terminal {
  /// The names of terminals that know no sequences, or of which nothing is known.
  private nonisolated static var dumbTerminals: Set<String> { ["", "dumb", "unknown", "network", "dialup"] }

  /// The name in the environment of a terminal that cannot be drawn on.
  ///
  /// - Parameter variable: Reads a variable of the environment.
  /// - Returns: What `TERM` says, empty where it says nothing; nil for a terminal that can be drawn on.
  nonisolated static func dumbName(
    _ variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> String? {
    let name = variable("TERM") ?? ""
    return dumbTerminals.contains(name) ? name : nil
  }
}
