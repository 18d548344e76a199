import Observation
import Waymark

enum ChatRoute: Route {
  case welcome
  case chats
  case chat(id: Int)
  case photo(id: Int)

  var isPrivate: Bool { self != .welcome }
}

@MainActor @Observable
final class ChatAccount {
  var isSignedIn = true

  func makeRouter() -> Router<ChatRoute> {
    let router = Router<ChatRoute>(isSignedIn ? .chats : .welcome)
    router.addGuard("signed in", entering: \.isPrivate) { _ in
      self.isSignedIn ? .allow : .redirect(to: .set(RouteTree(.welcome)))
    }
    router.recheck(whenChanged: { self.isSignedIn })
    return router
  }
}
