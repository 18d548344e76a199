import WaymarkCore

extension ScreenContext {
  /// Puts a container into a place of the columns that this screen is in, empties the places after it and
  /// brings it to the front.
  ///
  /// If an earlier place is empty, the container goes into the first empty place.
  ///
  /// - Parameters:
  ///   - container: What the place holds from then on.
  ///   - column: The position of the place, from 0. One that the columns do not have is ``NavigationError/notThere``.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which fails with ``NavigationError/notThere`` for a screen that is in no columns.
  @discardableResult
  public func fill(
    _ container: Container<R>, column: Int, options: NavigationOptions = .standard
  ) -> Navigation {
    submit(.fill(container.map(box, box), column: column), options)
  }

  /// Puts a route into a place of the columns that this screen is in, as the root of a stack, empties the
  /// places after it and brings it to the front.
  ///
  /// - Parameters:
  ///   - route: The root of the stack that the place holds from then on.
  ///   - column: The position of the place, from 0. One that the columns do not have is ``NavigationError/notThere``.
  ///   - options: How to carry it out.
  /// - Returns: The navigation; it fails with ``NavigationError/notThere`` for a screen that is in no
  ///   columns.
  @discardableResult
  public func fill(
    _ route: R, column: Int, options: NavigationOptions = .standard
  ) -> Navigation {
    fill(.stack(RouteStack(root: route)), column: column, options: options)
  }

  /// Empties a place of the columns that this screen is in, and those after it, but never the first.
  ///
  /// - Parameters:
  ///   - column: The position of the place.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func clearColumns(from column: Int, options: NavigationOptions = .standard) -> Navigation {
    submit(.clearColumns(from: column), options)
  }

  /// Brings one of the columns that this screen is in to the front.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func focusColumn(
    _ column: Int, options: NavigationOptions = .standard
  ) -> Navigation {
    submit(.focusColumn(column), options)
  }
}
