// The code of Sources/Waymark/Waymark.docc/memory.md.
import Waymark
import WaymarkTesting

enum AppRoute: Route {
  case home, form
  case article(Int)
}

// MARK: A window

@MainActor
final class Window {
  let router: Router<AppRoute>
  private let host: RecordingHost<AppRoute>

  init() {
    router = Router(.home)
    host = RecordingHost()
    host.serve(router)
    router.host.attach(host, isKept: false)
  }
}

// MARK: A screen

@MainActor
final class FormModel {
  private let context: ScreenContext<AppRoute>
  private(set) var hasChanges = false
  private(set) var names: [String] = []

  init(_ context: ScreenContext<AppRoute>) {
    self.context = context
    context.onLeave { [weak self] _ in
      self?.hasChanges == true ? .stay("unsaved") : .allow
    }
    context.task { [weak self] in
      for name in await Self.load() { self?.names.append(name) }
    }
  }

  private static func load() async -> [String] { ["Ada", "Grace"] }
}

// MARK: A coordinator that prepares

@MainActor
final class AppCoordinator: Coordinator {
  private let articles = Articles()

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> FormModel { FormModel(context) }
}

extension AppCoordinator: PreparingCoordinator {
  func prepare(_ route: AppRoute) async {
    if case .article(let id) = route { await articles.load(id) }
  }
}

@MainActor
final class Articles {
  private var loaded: Set<Int> = []

  func load(_ id: Int) async { loaded.insert(id) }
}

// MARK: A test for leaks

@MainActor
func nothingIsLeft() -> Bool {
  var window: Window? = Window()
  weak let router = window?.router
  window?.router.push(.form)
  window = nil
  return router == nil
}

print(nothingIsLeft())
