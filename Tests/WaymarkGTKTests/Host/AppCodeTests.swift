import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting
#endif

/// An app's code that runs in the middle of what the host does, and does something else to it.
///
/// `WAYMARK_RUNS` says how many times as many cases to try, of which there are thousands, and `WAYMARK_SEED` from which on.
final class AppCodeTests: DisplayTestCase {
  func testWhateverTheAppDoesInTheMiddleTheWindowsShowTheTree() {
    #if GTK && canImport(CGTK4)
      let environment = ProcessInfo.processInfo.environment
      let first = environment["WAYMARK_SEED"].flatMap(Int.init) ?? 0
      let usual = environment["WAYMARK_SEED"] == nil ? 30 : 1
      let count = usual * (environment["WAYMARK_RUNS"].flatMap(Int.init) ?? 1)
      MainActor.assumeIsolated {
        for number in first..<(first + count) {
          var random = SplitMix(seed: UInt64(number))
          guard let moment = Acting.Moment.allCases.randomElement(using: &random),
            let occasion = ActingStage.Occasion.allCases.randomElement(using: &random),
            let act = ActingStage.Act.allCases.randomElement(using: &random)
          else { return }
          if act.destroysAWindow, moment == .map || moment == .unmap { continue }
          let tree = random.chance(50) ? ActingStage.tree : RouteTree(ActingStage.tree.root)
          let stage = ActingStage(tree, isShown: random.chance(90))
          stage.acting.act(at: moment) { [weak stage] in stage?.perform(act) }
          stage.begin(occasion)
          stage.settle()
          if !Frames.wait(until: { stage.problem == nil }) {
            XCTFail("\(number): \(act) at \(moment) in \(occasion): \(stage.problem ?? "nothing at last")")
          }
          stage.end()
          let warnings = LoggedWarnings.take()
          if !warnings.isEmpty { XCTFail("\(number): \(act) at \(moment) in \(occasion): \(warnings)") }
          if !stage.windows.isEmpty {
            XCTFail("\(number): \(act) at \(moment) in \(occasion): windows are left")
          }
        }
      }
    #endif
  }

  #if GTK && canImport(CGTK4)
    func testAModalThatNobodyShowsAnyMoreCanBeClosed() {
      MainActor.assumeIsolated {
        for act in [ActingStage.Act.attachOther, .release] {
          let stage = ActingStage()
          guard let host = stage.host else { return XCTFail("no host") }
          stage.perform(act)
          for count in [2, 1] {
            guard let top = host.windows.last else { return XCTFail("no window") }
            gtk_window_close(top.cast())
            stage.settle()
            XCTAssertEqual(host.windows.count, count, "\(act)")
          }
          XCTAssertEqual(stage.windows.count, 1)
          host.close()
          stage.settle()
          XCTAssert(stage.windows.isEmpty)
          stage.end()
        }
      }
    }

    func testTheWindowsOfAHostThatIsReleasedGo() {
      MainActor.assumeIsolated {
        let stage = ActingStage()
        XCTAssertEqual(stage.windows.count, 3)
        stage.perform(.release)
        stage.settle()
        XCTAssertNil(stage.host)
        XCTAssert(stage.windows.isEmpty)
      }
    }
  #endif
}
