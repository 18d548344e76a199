import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

extension RouteTree<Place> {
  /// An inbox, and a message with a reply in front.
  static let mail = RouteTree(columns: ["inbox"], ["m1", "reply"], capacity: 2, front: 1)

  /// An inbox, and a message in front.
  static let message = RouteTree(columns: ["inbox"], ["m1"], capacity: 2, front: 1)

  /// An inbox, and nothing chosen.
  static let inbox = RouteTree(columns: ["inbox"], capacity: 2, front: 0)
}

extension Stage {
  /// The host's first split view.
  var split: UISplitViewController? {
    host.rootViewController.allInsideAndAbove.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// Changes the width and lets everything end.
  func turn() {
    isNarrow.toggle()
    settle()
  }
}
