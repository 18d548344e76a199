import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
#endif

/// Random use of the host, after which the widgets must show the router's tree.
///
/// A failure names its seed; `WAYMARK_SEED` repeats it alone. `WAYMARK_RUNS` says how many times as many to try, from that seed on
/// if both are given.
final class RandomRunTests: DisplayTestCase {
  func testWindowsThatAreHiddenAndShown() { check(hasColumns: false) }

  func testColumnsInWindowsOfAnyWidth() { check(hasColumns: true) }

  private func check(hasColumns: Bool) {
    #if GTK && canImport(CGTK4)
      let environment = ProcessInfo.processInfo.environment
      let first = environment["WAYMARK_SEED"].flatMap(UInt64.init)
      let wanted = environment["WAYMARK_RUNS"].flatMap(UInt64.init)
      let count = (wanted ?? 1) * (first != nil ? 1 : hasColumns ? 12 : 40)
      check((first ?? 0)..<((first ?? 0) + count), hasColumns: hasColumns, isCounted: wanted != nil)
    #endif
  }

  #if GTK && canImport(CGTK4)
    private func check(_ seeds: Range<UInt64>, hasColumns: Bool, isCounted: Bool) {
      MainActor.assumeIsolated {
        defer {
          waymark_set_animations_enabled(1)
          gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
        }
        var steps = 0
        for seed in seeds {
          let run = RandomRun(seed: seed, hasColumns: hasColumns)
          for _ in 0..<12 {
            for _ in 0..<Int.random(in: 1...10, using: &run.random) { run.step() }
            if let problem = run.rest() {
              XCTFail("seed \(seed): \(problem)\n\(run.log.suffix(40).joined(separator: "\n"))")
              return
            }
          }
          steps += run.steps
          let warnings = LoggedWarnings.take()
          guard warnings.isEmpty else { return XCTFail("seed \(seed): \(warnings)") }
          if isCounted, seed % 10 == 9 {
            FileHandle.standardError.write(Data("\(steps) steps up to seed \(seed)\n".utf8))
          }
        }
      }
    }
  #endif
}
