import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// An app's code that does something in the middle of what the host does, and something else in the middle of that.
///
/// `WAYMARK_STRIDE` tries more of it.
@MainActor @Suite struct HostileAppTests {
  @Test(arguments: Acting.Moment.allCases)
  func theTerminalShowsTheTreeThoughTheAppActsTwice(first: Acting.Moment) {
    let stride = Int(ProcessInfo.processInfo.environment["WAYMARK_STRIDE"] ?? "") ?? 3989
    var number = 0
    for second in Acting.Moment.allCases {
      for occasion in ActingStage.Occasion.allCases {
        for act in ActingStage.Act.allCases {
          for other in ActingStage.Act.allCases {
            number += 1
            guard number.isMultiple(of: stride) else { continue }
            let tree = number / stride % 2 == 0 ? ActingStage.tree : RouteTree(ActingStage.tree.root)
            let stage = ActingStage(tree, width: [50, 100, 140, 1, 0][number / stride % 5])
            stage.acting.act(at: first) { [weak stage] in
              stage?.acting.act(at: second) { stage?.perform(other) }
              stage?.perform(act)
            }
            stage.begin(occasion)
            stage.settle()
            if let problem = stage.problem {
              Issue.record(
                "\(act) at \(first), \(other) at \(second) in \(occasion) of \(tree.notation): \(problem)")
            }
          }
        }
      }
    }
  }
}
