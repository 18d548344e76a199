extension ScreenContext {
  /// Puts a container into a place of the columns that this screen is in, empties the places after it and
  /// brings it to the front.
  ///
  /// If an earlier place is empty, the container goes into the first empty place.
  ///
  /// - Parameters:
  ///   - column: The position of the place, from 0. A position that the columns do not have changes nothing.
  ///   - container: What the place holds from then on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which is `unchanged` for a screen that is in no columns.
  @discardableResult
  public func fill(
    _ column: Int, with container: Container<R>, options: NavigationOptions = .standard
  ) -> any NavigationHandle {
    backend.submit(.fill(column, container, near: id), options)
  }

  /// Puts a route into a place of the columns that this screen is in, as the root of a stack, empties the
  /// places after it and brings it to the front.
  ///
  /// - Parameters:
  ///   - column: The position of the place, from 0. A position that the columns do not have changes nothing.
  ///   - route: The root of the stack that the place holds from then on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, whose result can be awaited; `unchanged` for a screen that is in no columns.
  @discardableResult
  public func fill(
    _ column: Int, with route: R, options: NavigationOptions = .standard
  ) -> any NavigationHandle {
    fill(column, with: .stack(RouteStack(root: route)), options: options)
  }

  /// Empties a place of the columns that this screen is in, and those after it, but never the first.
  ///
  /// - Parameters:
  ///   - column: The position of the place.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func empty(from column: Int, options: NavigationOptions = .standard) -> any NavigationHandle {
    backend.submit(.empty(from: column, near: id), options)
  }

  /// Brings one of the columns that this screen is in to the front.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func bringToFront(
    _ column: Int, options: NavigationOptions = .standard
  ) -> any NavigationHandle {
    backend.submit(.bringToFront(column, near: id), options)
  }
}
