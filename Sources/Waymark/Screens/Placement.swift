/// Where a route goes when it is shown without saying how.
@nonexhaustive
public enum Placement<R: Route>: Hashable, Sendable {
  /// On the stack that the user sees.
  case push
  /// Over everything, as a modal of its own.
  case modal(ModalStyle)
  /// In the tab with this key, which is selected: the tab itself if the route is its key, otherwise pushed
  /// there.
  case tab(R)
  /// In one of the columns that the user sees, which comes to the front.
  ///
  /// The route replaces what is in that column and empties those after it. If an earlier place is empty, it
  /// goes into the first empty place. A position before the first place means the first place, and a position
  /// after the last place means the last. Without columns the route is pushed.
  case column(Int)
  /// In place of everything, as the window's root.
  case root
}

extension Placement {
  /// The placement of a feature's route, in the app's routes.
  ///
  /// A feature says where its own routes go, and the app passes that on:
  ///
  /// ```swift
  /// func placement(of route: AppRoute) -> Placement<AppRoute> {
  ///   switch route {
  ///   case .home: .root
  ///   case .shop(let route): shop.placement(of: route).map(AppRoute.shop)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter embed: Makes a route of the app from one of the feature: the app's case.
  /// - Returns: The placement, whose tab is the one with the app's route as its key.
  public func map<App: Route>(_ embed: (R) throws -> App) rethrows -> Placement<App> {
    switch self {
    case .push: .push
    case .modal(let style): .modal(style)
    case .tab(let key): .tab(try embed(key))
    case .column(let column): .column(column)
    case .root: .root
    }
  }
}

extension Placement: CustomStringConvertible {
  /// The placement in a word or two: `push`, `modal sheet`, `tab home`.
  public var description: String {
    switch self {
    case .push: "push"
    case .modal(let style): "modal \(style)"
    case .tab(let key): "tab \(key.notation)"
    case .column(let column): "column \(column)"
    case .root: "root"
    }
  }
}
