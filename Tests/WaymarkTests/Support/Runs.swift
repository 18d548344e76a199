import Foundation

/// How long random tests run: as long as each says, and as many times as long as `WAYMARK_RUNS` says.
enum Runs {
  /// How many times as long they run; `nil` where the environment says nothing.
  static let factor = ProcessInfo.processInfo.environment["WAYMARK_RUNS"].flatMap { Int($0) }

  /// So many, times what the environment says.
  static func count(_ usual: Int) -> Int { usual * (factor ?? 1) }

  /// The seeds of so many runs, times what the environment says.
  static func seeds(_ usual: Int) -> Range<UInt64> { 0..<UInt64(count(usual)) }
}
