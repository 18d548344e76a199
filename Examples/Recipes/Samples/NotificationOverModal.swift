import Waymark
import WaymarkLinks

enum MessageRoute: Route {
  case inbox
  case message(id: Int)
  case compose
  case discardDraft

  static let links = LinkTable<MessageRoute>(schemes: ["https"], hosts: ["mail.example"]) {
    Link("/", MessageRoute.inbox)
    Link("/messages/:id", MessageRoute.message)
  }
}

@MainActor
struct Notifications {
  let router: Router<MessageRoute>

  /// Goes to the message, in the place of what is open, which is asked first.
  func wasTapped(_ link: String) -> Navigation {
    router.open(link)
  }

  /// Shows the message in a sheet over what is open.
  func wasTappedOverWork(_ link: String) throws(LinkError) {
    let route = try MessageRoute.links.route(for: link)
    router.present(route, as: .sheet)
  }
}
