/// Where a route goes when it is shown without saying how.
///
/// ```swift
/// func placement(of route: AppRoute) -> Placement<AppRoute> {
///   switch route {
///   case .home: .root
///   case .signIn: .sheet
///   default: .push
///   }
/// }
/// ```
@nonexhaustive
public enum Placement<R: Route>: Hashable, Sendable {
  /// On the stack that the user sees, or over everything as a modal of its own.
  case presented(Presentation)
  /// In the tab with this key, which is selected: in one of its columns if that is said, else the tab itself if the
  /// route is its key, otherwise pushed there.
  indirect case tab(R, column: Int? = nil)
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
  /// On the stack that the user sees.
  public static var push: Placement { .presented(.push) }

  /// In a sheet over everything.
  public static var sheet: Placement { .presented(.sheet) }

  /// In a sheet that rests at some heights.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selected: The height at which it opens; the first one if `nil`.
  /// - Returns: The placement.
  public static func sheet(
    detents: [Presentation.Detent], selected: Presentation.Detent? = nil
  ) -> Placement { .presented(.sheet(detents: detents, selected: selected)) }

  /// In a cover over the whole window.
  public static var fullScreen: Placement { .presented(.fullScreen) }

  /// In a bubble tied to a place on the page.
  public static var popover: Placement { .presented(.popover) }

  /// In an alert.
  public static var alert: Placement { .presented(.alert) }

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
    case .presented(let presentation): .presented(presentation)
    case .tab(let key, let column): .tab(try embed(key), column: column)
    case .column(let column): .column(column)
    case .root: .root
    }
  }
}

extension Placement: CustomStringConvertible {
  /// The placement in a word or two: `push`, `sheet`, `tab home`.
  public var description: String {
    switch self {
    case .presented(let presentation): presentation.description
    case .tab(let key, let column): "tab \(key.notation)" + (column.map { ", column \($0)" } ?? "")
    case .column(let column): "column \(column)"
    case .root: "root"
    }
  }
}
