import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// An app's code that runs in the middle of what the host does, and does something else to it.
///
/// With `WAYMARK_RUNS` all cases are tried, of which there are thousands.
@MainActor @Suite struct HostAppCodeTests {
  @Test(arguments: [Acting.Moment.draw, .title, .hints], [ActingStage.Act.frame, .attachAgainAndFrame])
  func aFrameThatIsAskedForInTheMiddleOfOneComesAfterIt(moment: Acting.Moment, act: ActingStage.Act) {
    let stage = ActingStage(ActingStage.tree, width: 100)
    stage.acting.act(at: moment) { [weak stage] in stage?.perform(act) }
    stage.begin(.redrawn)
    stage.settle()
    #expect(stage.problem == nil)
  }

  @Test(arguments: Acting.Moment.allCases)
  func whateverTheAppDoesInTheMiddleTheTerminalShowsTheTree(moment: Acting.Moment) {
    let isThorough = ProcessInfo.processInfo.environment["WAYMARK_RUNS"] != nil
    var count = 0
    for occasion in ActingStage.Occasion.allCases {
      for act in ActingStage.Act.allCases {
        count += 1
        guard isThorough || count.isMultiple(of: 11) else { continue }
        let tree = count.isMultiple(of: 2) ? ActingStage.tree : RouteTree(ActingStage.tree.root)
        let stage = ActingStage(tree, width: [50, 100, 140][count / 2 % 3])
        stage.acting.act(at: moment) { [weak stage] in stage?.perform(act) }
        stage.begin(occasion)
        stage.settle()
        if let problem = stage.problem {
          Issue.record("\(act) at \(moment) in \(occasion) of \(tree.notation): \(problem)")
        }
      }
    }
  }
}
