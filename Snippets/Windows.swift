// The code of Sources/Waymark/Waymark.docc/windows.md.
import Observation
import Waymark

enum AppRoute: Route {
  case home, signIn
  case note(id: Int)

  var isPrivate: Bool { if case .note = self { true } else { false } }
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
}

let first = makeRouter()
first.push(.note(id: 1))
Windows.shared.noteWasDeleted(1)
print(first.tree.routes)
