import Waymark

// Names of the app's own for Waymark's types, and types of its own with names that Waymark has too.
typealias AppRouter = Router<AppRoute>
typealias AppTree = RouteTree<AppRoute>

struct Window {
  var engine: AppRouter
  var held = makeRouter()
  func go(_ other: AppRouter, _ tree: inout AppTree) async {
    await engine.settled
    other.leave()
    tree.popTo(.home)
    // Nothing says what this is.
    held.leave()
  }
}

final class Intent { var navigation = 1 }
struct NavigationOptions { var animated: Bool }

func own(_ intent: Intent, _ qualified: Waymark.Intent<AppRoute>, _ shown: any Showing) {
  print(intent.navigation, NavigationOptions(animated: true), Waymark.NavigationOptions(animated: true))
  shown.push(.home, options: .init(animated: false))
  if case .leave = qualified { print("leave") }
}

struct First { struct Environment { var engine: Router<AppRoute> } }
struct Second { struct Environment { var engine: Cart } }
final class Cart { func leave() {} }

// Two types have this name, and so nothing says which is meant.
extension First.Environment { func end() { engine.leave() } }
