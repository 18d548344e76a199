// The code of Sources/WaymarkRestoration/WaymarkRestoration.docc/restoring.md.
import Waymark
import WaymarkRestoration

enum AppRoute: Route, Codable {
  case home
  // Called profile in version 1.
  case user(id: Int)
  case note(String)
  case signIn
  case shop(ShopRoute)

  var isPrivate: Bool { if case .note = self { true } else { false } }
}

enum ShopRoute: Route, Codable {
  case catalogue
  // Called bag in version 1.
  case basket
}

// Version 1 had routes for news, which are gone.
let format = SnapshotFormat<AppRoute>(
  version: 3,
  migrations: [
    SnapshotMigration(from: 1) { document in
      document.renameCase("profile", to: "user")
      document.renameCase("bag", to: "basket", in: "shop")
    },
    SnapshotMigration(from: 2) { document in
      document.retireCase("news")
    },
  ])

@MainActor
func start(path: String, host: any NavigationHost<AppRoute>, isSignedIn: @escaping @MainActor () -> Bool)
  -> (Router<AppRoute>, SnapshotStore<AppRoute>)
{
  let store = SnapshotStore(path: path, format: format)
  let router = Router<AppRoute>(.home)
  router.addGuard("sign-in", entering: \.isPrivate) { _ in
    isSignedIn() ? .allow : .detour(to: .present(.signIn, as: .sheet))
  }
  let restoration = store.load(default: RouteTree(.home))
  if !restoration.report.isComplete { print(restoration.report) }
  router.restore(restoration.snapshot)
  store.onProblem = { print($0) }
  store.follow(router)
  router.host.attach(host)
  return (router, store)
}

@MainActor
final class NoteScreen {
  private let context: ScreenContext<AppRoute>

  var text: String {
    didSet { context.saved["draft"] = text }
  }

  init(_ context: ScreenContext<AppRoute>) {
    self.context = context
    text = context.saved["draft", default: ""]
  }
}

// More than the limits say is neither written nor read.
let roomyFormat = SnapshotFormat<AppRoute>(version: 3, byteLimit: 32 << 20)
