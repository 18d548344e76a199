// The code of Sources/Waymark/Waymark.docc/memory.md.
import Waymark
import WaymarkTesting

enum AppRoute: Route { case home, form }

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
