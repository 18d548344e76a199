import WaymarkCore

extension Router {
  /// Selects a tab, and the tabs that it is nested in, while modals stay where they are.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func select(_ key: R, options: NavigationOptions = .standard) -> Navigation {
    ask(.select(AnyRoute(key)), options)
  }

  /// Selects the tab, or brings the column to the front, whose container is at a path of ``shown``.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func select(_ path: BranchPath, options: NavigationOptions = .standard) -> Navigation {
    ask(.selectBranch(core.state.path(ofShown: path)), options)
  }

  /// Puts a container into a place of the columns that the user sees, empties the places after it and brings
  /// it to the front.
  ///
  /// If an earlier place is empty, the container goes into the first empty place. If the column already has
  /// the same root, the screens whose routes stay are kept. To go back to what is there, use
  /// ``show(_:options:)``, which empties nothing.
  ///
  /// - Parameters:
  ///   - container: What the place holds from then on.
  ///   - column: The position of the place, from 0. One that the columns do not have is ``NavigationError/notThere``.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  @discardableResult
  public func fill(
    _ container: Container<R>, column: Int, options: NavigationOptions = .standard
  ) -> Navigation {
    ask(.fill(container.boxed, column: column), options)
  }

  /// Puts a route into a place of the columns that the user sees, as the root of a stack, empties the places
  /// after it and brings it to the front.
  ///
  /// - Parameters:
  ///   - route: The root of the stack that the place holds from then on.
  ///   - column: The position of the place, from 0. One that the columns do not have is ``NavigationError/notThere``.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  @discardableResult
  public func fill(_ route: R, column: Int, options: NavigationOptions = .standard) -> Navigation {
    fill(.stack(RouteStack(root: route)), column: column, options: options)
  }

  /// Empties a place of the columns that the user sees and those after it, but never the first.
  ///
  /// - Parameters:
  ///   - column: The position of the place.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func clearColumns(from column: Int, options: NavigationOptions = .standard) -> Navigation {
    ask(.clearColumns(from: column), options)
  }

  /// Brings one of the columns that the user sees to the front, and leaves all of them as they are.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func focusColumn(_ column: Int, options: NavigationOptions = .standard) -> Navigation {
    ask(.focusColumn(column), options)
  }
}
