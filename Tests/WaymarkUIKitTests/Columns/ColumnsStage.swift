import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

extension RouteTree<Place> {
  /// An inbox, and a message with a reply in front.
  static let mail = RouteTree(columns: ["inbox"], ["m1", "reply"], capacity: 2, front: 1)

  /// An inbox, and nothing chosen.
  static let inbox = RouteTree(columns: ["inbox"], capacity: 2, front: 0)
}

extension Stage {
  /// The host's first split view.
  var split: UISplitViewController? {
    host.rootViewController.allInsideAndAbove.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The phase of a screen.
  func phase(_ name: String) -> ScreenPhase? {
    var found: ScreenPhase?
    router.tree.forEachElement { if $0.route.name == name { found = router.host.context(for: $0).phase } }
    return found
  }

  /// Changes the width and lets everything end.
  func turn() {
    isNarrow.toggle()
    settle()
  }

  /// The user begins to type in a screen.
  func tapField(of name: String) {
    (page(name) as? Page)?.fields.first?.becomeFirstResponder()
    settle()
  }
}
