// The code of Sources/Waymark/Waymark.docc/columns.md.
import Waymark

enum AppRoute: Route {
  case inbox
  case message(id: Int)
  case reply

  static func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    case .inbox: .column(0)
    case .message: .column(1)
    case .reply: .push
    }
  }
}

@MainActor
struct InboxModel {
  let context: ScreenContext<AppRoute>
  let router: Router<AppRoute>

  /// The item beside the list, whose row is marked.
  var chosen: Int? {
    guard case .columns(let columns) = router.tree.root, columns.filled.count > 1,
      case .message(let id) = columns.filled[1].root.route
    else { return nil }
    return id
  }

  func choose(_ id: Int) { context.show(.message(id: id)) }

  /// A message that is deleted is not looked at any longer.
  func delete(_ id: Int) {
    if chosen == id { context.clearColumns(from: 1) }
  }
}

let configuration = RouterConfiguration(placement: AppRoute.placement(of:))
let router = Router<AppRoute>(RouteTree(columns: [.inbox], capacity: 2), configuration: configuration)
print(router.tree)  // [inbox*|.]
router.show(.message(id: 1))
print(router.tree)  // [inbox|message(id: 1)*]
router.push(.reply)
print(router.tree)  // [inbox|message(id: 1) reply*]
router.focusColumn(0)
print(router.tree)  // [inbox*|message(id: 1) reply]

let inbox = InboxModel(context: router.visibleContext, router: router)
inbox.choose(2)
print(router.tree)  // [inbox|message(id: 2)*]
print(inbox.chosen == 2)
inbox.delete(2)
print(router.tree)  // [inbox*|.]

router.edit { editor in
  editor.fill(.message(id: 1), column: 1)
  editor.focusColumn(0)
}
print(router.tree)  // [inbox*|message(id: 1)]
