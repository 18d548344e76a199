// The code of guide.md and guards.md in Sources/Waymark/Waymark.docc that is not in another example.
import HeadlessUIKit
import Waymark
import WaymarkUIKit

struct Colour: Hashable, Sendable {}

// MARK: Identity

enum Places {
  enum ShopRoute: Route { case catalogue }

  enum AppRoute: Route {
    case episode(id: Int, at: Int)
    case search(String?)
    case shop(ShopRoute)

    var identity: AppRoute {
      switch self {
      case .episode(let id, at: _): .episode(id: id, at: 0)
      case .search: .search(nil)
      case .shop(let route): .shop(route.identity)
      }
    }
  }
}

// MARK: Screens

enum ShopRoute: Route {
  case catalogue
  case product(id: Int)
}

enum AppRoute: Route {
  case shop(ShopRoute)
  case orders, picker
  case signIn
}

@MainActor
class Page {
  init(_ context: ScreenContext<ShopRoute>) {}
}

final class CataloguePage: Page {}

final class ProductPage: Page {
  init(_ id: Int, _ context: ScreenContext<ShopRoute>) { super.init(context) }
}

struct ShopCoordinator: Coordinator {
  func screen(for route: ShopRoute, context: ScreenContext<ShopRoute>) -> Page {
    switch route {
    case .catalogue: CataloguePage(context)
    case .product(let id): ProductPage(id, context)
    }
  }
}

// MARK: Results

enum Colours { static let pick = Question<AppRoute, Colour>(.picker) }

@MainActor
func pick(_ router: Router<AppRoute>) async throws {
  let colour = try await router.ask(Colours.pick)
  print(colour ?? Colour())
}

@MainActor
func picked(_ colour: Colour, _ context: ScreenContext<AppRoute>) {
  context.answer(Colours.pick, colour)
}

@MainActor
func pickedAfterRestart(_ context: ScreenContext<AppRoute>) {
  context.onAnswer(Colours.pick) { colour in print(colour) }
}

// MARK: Asking the user

enum Forms {
  enum AppRoute: Route { case list, form, discardChanges }

  @MainActor
  final class Form {
    var hasChanges = false
  }

  static let discard = Question<AppRoute, Bool>(.discardChanges, as: .alert)

  @MainActor
  static func guardChanges(of form: Form, _ context: ScreenContext<AppRoute>) {
    context.onLeave { _ in
      guard form.hasChanges else { return .allow }
      return .ask(discard) { $0 == true ? .allow : .stay("unsaved") }
    }
  }

  @MainActor
  static func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
    switch route {
    case .discardChanges:
      AlertScreen(
        title: "Discard the changes?",
        buttons: [
          .init("Discard", style: .destructive, answering: discard, true), .init("Keep", style: .cancel),
        ]
      ).controller(in: context)
    case .list, .form: UIViewController()
    }
  }
}

// MARK: Several changes, tabs, outcomes, registrations

@MainActor
final class Window {
  let router = Router<AppRoute>(
    RouteTree<AppRoute>(tabs: RouteTab(.shop(.catalogue)), RouteTab(.orders)))

  func goToOrders() {
    router.edit { tree in
      tree.dismissAll()
      tree.select(.orders)
      tree.popToRoot()
    }
  }

  func signedIn() {
    router.edit { tree in
      tree.insertTab(RouteTab(.orders), at: 1)
      tree.removeTab(.signIn)
    }
  }

  func follow() {
    router.didNavigate { [weak self] change in self?.log(change) }.tied(to: self)
  }

  private func log(_ change: Arrival<AppRoute>) {}

  func end(_ navigation: Navigation) async {
    switch await navigation.outcome {
    case .completed, .unchanged: break
    case .blocked(let reason): show(reason)
    case .superseded, .cancelled, .failed: retry()
    @unknown default: retry()
    }
  }

  private func show(_ reason: String) {}
  private func retry() {}
}

print(Window().router.tree)
