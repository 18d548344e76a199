import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
#endif

/// Random use of the host, after which the widgets must show the router's tree.
///
/// A failure names its seed; `WAYMARK_SEED` repeats it alone, and `WAYMARK_RUNS` says how many others to try.
final class RandomRunTests: DisplayTestCase {
  func testWindowsThatAreHiddenAndShown() { check(hasColumns: false) }

  func testColumnsInWindowsOfAnyWidth() { check(hasColumns: true) }

  private func check(hasColumns: Bool) {
    #if GTK && canImport(CGTK4)
      let environment = ProcessInfo.processInfo.environment
      let first = environment["WAYMARK_SEED"].flatMap(UInt64.init)
      let count =
        first == nil ? environment["WAYMARK_RUNS"].flatMap(UInt64.init) ?? (hasColumns ? 12 : 40) : 1
      MainActor.assumeIsolated {
        defer { waymark_set_animations_enabled(1) }
        for seed in (first ?? 0)..<((first ?? 0) + count) {
          let run = RandomRun(seed: seed, hasColumns: hasColumns)
          for _ in 0..<12 {
            for _ in 0..<Int.random(in: 1...10, using: &run.random) { run.step() }
            if let problem = run.rest() {
              XCTFail("\(problem)\n\(run.log.suffix(40).joined(separator: "\n"))")
              return
            }
          }
        }
      }
    #endif
  }
}
