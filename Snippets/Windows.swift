// The code of Sources/Waymark/Waymark.docc/windows.md.
import HeadlessUIKit
import Observation
import Waymark
import WaymarkRestoration
import WaymarkUIKit

enum AppRoute: Route, Codable {
  case home, signIn
  case note(id: Int)

  var isPrivate: Bool { if case .note = self { true } else { false } }
}

final class NoteController: UIViewController {}

struct AppCoordinator: Coordinator {
  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
    switch route {
    case .home, .signIn: UIViewController()
    case .note: NoteController()
    }
  }
}

@MainActor
@Observable
final class Session {
  static let shared = Session()
  var isSignedIn = true
}

// MARK: One router a window, made in one place

@MainActor
func makeRouter() -> Router<AppRoute> {
  let session = Session.shared
  let router = Router<AppRoute>(.home)
  router.addGuard("sign-in", entering: \.isPrivate) { _ in
    session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
  }
  router.recheck(whenChanged: { session.isSignedIn })
  Windows.shared.add(router)
  return router
}

// MARK: UIKit's scenes

let format = SnapshotFormat<AppRoute>(version: 1)

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var routed: RouterScene<AppRoute>?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    routed = RouterScene(
      in: scene, for: session, options, router: makeRouter(), coordinator: AppCoordinator(), format: format,
      default: RouteTree(.home))
  }

  func sceneDidDisconnect(_ scene: UIScene) { routed = nil }
}

// MARK: Something for all windows

@MainActor
final class Windows {
  static let shared = Windows()
  private var routers: [WeakRouter] = []

  private struct WeakRouter { weak var router: Router<AppRoute>? }

  func add(_ router: Router<AppRoute>) {
    routers.removeAll { $0.router == nil }
    routers.append(WeakRouter(router: router))
  }

  func noteWasDeleted(_ id: Int) {
    for router in routers.compactMap(\.router) {
      router.edit { tree in
        var gone: [EntryID] = []
        tree.tree.forEachElement { if $0.route == .note(id: id) { gone.append($0.id) } }
        for entry in gone { tree.close(entry) }
      }
    }
  }

  /// The window that shows a note already, if there is one.
  func window(showing id: Int) -> Router<AppRoute>? {
    routers.compactMap(\.router).first { $0.tree.visibleElement.route == .note(id: id) }
  }
}

let first = makeRouter()
first.push(.note(id: 1))
Windows.shared.noteWasDeleted(1)
print(first.tree.routes)
