// The code of Sources/Waymark/Waymark.docc/list-and-detail.md.
import Waymark

// MARK: Where things go

enum MailRoute: Route {
  case inbox
  case message(id: Int)
  case reply(to: Int)

  static func placement(of route: MailRoute) -> Placement<MailRoute> {
    switch route {
    case .inbox: .column(0)
    case .message: .column(1)
    case .reply: .push
    }
  }
}

// MARK: The list

@MainActor
struct InboxModel {
  let context: ScreenContext<MailRoute>
  let router: Router<MailRoute>

  /// What lies beside the list, for its row to be marked.
  var chosen: Int? {
    guard case .columns(let columns) = router.tree.root, columns.count > 1,
      case .message(let id) = columns[1].root.route
    else { return nil }
    return id
  }

  func choose(_ id: Int) { context.show(.message(id: id)) }

  /// A message that is deleted is not looked at any longer.
  func delete(_ id: Int) {
    if chosen == id { context.empty(from: 1) }
  }
}

// MARK: The detail

@MainActor
final class ReplyModel {
  var text = ""

  init(_ context: ScreenContext<MailRoute>) {
    context.onLeave { [weak self] in
      self?.text.isEmpty == false ? .block("unsaved") : .allow
    }
  }
}

// MARK: The window

let router = Router<MailRoute>(
  RouteTree(columns: [.inbox], places: 2),
  configuration: RouterConfiguration(placement: MailRoute.placement(of:)))

let inbox = InboxModel(context: router.visibleContext, router: router)
inbox.choose(1)
print(router.tree)  // [inbox|message(id: 1)*]
print(inbox.chosen == 1)

router.push(.reply(to: 1))
let reply = ReplyModel(router.visibleContext)
reply.text = "Dear"
inbox.choose(2)  // the reply is asked, and stays
print(router.tree)  // [inbox|message(id: 1) reply(to: 1)*]
print(inbox.chosen == 1)

router.bringToFront(0)  // nobody leaves anything, and nobody is asked
print(router.tree)  // [inbox*|message(id: 1) reply(to: 1)]

reply.text = ""
inbox.choose(2)
print(router.tree)  // [inbox|message(id: 2)*]

inbox.delete(2)
print(router.tree)  // [inbox*|.]

// MARK: A message that is there from the beginning

router.edit { editor in
  editor.fill(1, with: .message(id: 1))
  editor.bringToFront(0)
}
print(router.tree)  // [inbox*|message(id: 1)]
