// The code of Sources/Waymark/Waymark.docc/columns.md.
import Waymark

enum AppRoute: Route {
  case inbox
  case message(id: Int)
  case reply
}

@MainActor
func placement(of route: AppRoute) -> Placement<AppRoute> {
  switch route {
  case .inbox: .column(0)
  case .message: .column(1)
  case .reply: .push
  }
}

@MainActor
final class InboxScreen {
  let context: ScreenContext<AppRoute>

  init(_ context: ScreenContext<AppRoute>) { self.context = context }

  func choose(_ id: Int) { context.show(.message(id: id)) }
}

let configuration = RouterConfiguration<AppRoute>(placement: placement(of:))
let router = Router<AppRoute>(RouteTree(columns: [.inbox], places: 2), configuration: configuration)
print(router.tree)  // [inbox*|.]
router.show(.message(id: 1))
print(router.tree)  // [inbox|message(id: 1)*]
router.push(.reply)
print(router.tree)  // [inbox|message(id: 1) reply*]
router.bringToFront(0)
print(router.tree)  // [inbox*|message(id: 1) reply]
router.empty(from: 1)
print(router.tree)  // [inbox*|.]
