#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// A button that goes to a route, from the screen that it is in.
  ///
  /// ```swift
  /// RouteLink(to: ShopRoute.product(id: 5)) { ProductRow(product) }
  /// RouteLink("Sign in", to: AppRoute.signIn, by: .present(.sheet))
  /// ```
  ///
  /// It is disabled outside a screen with such routes.
  @MainActor
  public struct RouteLink<R: Route, Label: View>: View {
    private let route: R
    private let way: RouteLinkWay
    private let label: Label
    @CurrentScreen<R> private var screen

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - route: Where it goes.
    ///   - way: How it goes there.
    ///   - label: What it looks like.
    public init(to route: R, by way: RouteLinkWay = .push, @ViewBuilder label: () -> Label) {
      self.route = route
      self.way = way
      self.label = label()
    }

    /// The button.
    public var body: some View {
      let screen = screen
      Button {
        guard let screen else { return }
        switch way {
        case .push: screen.push(route)
        case .present(let style): screen.present(route, as: style)
        case .show: screen.show(route)
        case .select: screen.select(route)
        }
      } label: {
        label
      }
      .disabled(screen == nil)
    }
  }

  extension RouteLink where Label == Text {
    /// Makes a link with a text.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - route: Where it goes.
    ///   - way: How it goes there.
    public init(_ title: LocalizedStringKey, to route: R, by way: RouteLinkWay = .push) {
      self.init(to: route, by: way) { Text(title) }
    }
  }

  /// How a link goes to its route.
  @nonexhaustive
  public enum RouteLinkWay: Hashable, Sendable {
    /// It is pushed right above the screen that the link is in.
    case push
    /// It is presented.
    case present(ModalStyle)
    /// It goes where the coordinator places it, or back to it where it is already there.
    case show
    /// The tab with this key is selected.
    case select
  }
#endif
