import WaymarkCore

extension Router {
  /// Pushes a route on the stack that the user sees.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(1) amortised, whatever the depth, while nobody keeps a tree.
  @discardableResult
  public func push(_ route: R, options: NavigationOptions = .standard) -> Navigation {
    ask(.push(box(route)), options)
  }

  /// Goes back in the stack that the user sees, never past its root.
  ///
  /// - Parameters:
  ///   - count: How many places to go back at most.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*k*), where *k* is the number of places, whatever the depth, while nobody keeps a tree.
  @discardableResult
  public func pop(_ count: Int = 1, options: NavigationOptions = .standard) -> Navigation {
    ask(.pop(count), options)
  }

  /// Goes back to the topmost place of a route in the stack that the user sees.
  ///
  /// - Parameters:
  ///   - route: The route to return to.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func pop(to route: R, options: NavigationOptions = .standard) -> Navigation {
    ask(.popTo(box(route)), options)
  }

  /// Goes back to an entry in its own stack, even if that is hidden.
  ///
  /// - Parameters:
  ///   - id: The entry to return to.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func pop(to id: EntryID, options: NavigationOptions = .standard) -> Navigation {
    ask(.popToEntry(id), options)
  }

  /// Goes back to the root of the stack that the user sees.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func popToRoot(options: NavigationOptions = .standard) -> Navigation {
    ask(.popToRoot, options)
  }

  /// Replaces the route that the user sees, or updates it if the new route leads to the same place.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func replaceTop(with route: R, options: NavigationOptions = .standard) -> Navigation {
    ask(.replaceTop(box(route)), options)
  }

  /// Presents a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - presentation: How the modal is presented; as the `placement` of ``RouterConfiguration`` says if `nil`, and as a sheet if
  ///     that is no modal.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func present(
    _ route: R, as presentation: Presentation? = nil, options: NavigationOptions = .standard
  ) -> Navigation {
    let route = box(route)
    let modal = presentation ?? .modal(self.presentation(of: route))
    return ask(.present(Modal(modal, RouteStack(root: route))), options)
  }

  /// Presents a modal over everything.
  ///
  /// - Parameters:
  ///   - modal: The modal.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func present(_ modal: Modal<R>, options: NavigationOptions = .standard) -> Navigation {
    ask(.present(modal.boxed), options)
  }

  /// Dismisses the topmost modal.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func dismiss(options: NavigationOptions = .standard) -> Navigation {
    ask(.dismiss, options)
  }

  /// Dismisses every modal.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func dismissAll(options: NavigationOptions = .standard) -> Navigation {
    ask(.dismissAll, options)
  }

  /// Fills the window with another container and dismisses every modal: a fresh start, as after signing out.
  ///
  /// - Parameters:
  ///   - root: What fills the window from now on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func setRoot(_ root: Container<R>, options: NavigationOptions = .standard) -> Navigation {
    ask(.setRoot(root.boxed), options)
  }

  /// Closes an entry with everything above it; closing the root of a modal dismisses the modal.
  ///
  /// - Parameters:
  ///   - id: The entry to close.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func close(_ id: EntryID, options: NavigationOptions = .standard) -> Navigation {
    ask(.close(id), options)
  }

  /// Changes the route of an entry in place, so that the same screen shows it.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from now on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func update(_ id: EntryID, to route: R, options: NavigationOptions = .standard) -> Navigation {
    ask(.update(id, box(route)), options)
  }

  /// Goes to a route: back to it if it is already there, or else to where the `placement` of ``RouterConfiguration``
  /// puts it.
  ///
  /// If its place is there with another route, the topmost such entry is updated.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func show(_ route: R, options: NavigationOptions = .standard) -> Navigation {
    submit(.show(route), options)
  }

  /// Replaces the whole tree, keeping the screens whose routes stay.
  ///
  /// - Parameters:
  ///   - tree: The tree that is wanted.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in both trees.
  @discardableResult
  public func set(_ tree: RouteTree<R>, options: NavigationOptions = .standard) -> Navigation {
    ask(.set(tree.boxed), options)
  }

  /// Makes several changes as one navigation.
  ///
  /// Navigating inside the closure is a programmer error: edit the tree instead. While the router is at work, the closure is called
  /// later, with the tree as it is then, and once more whenever the tree is another one before the navigation is committed.
  ///
  /// - Parameters:
  ///   - options: How to carry it out.
  ///   - changes: What to change.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree, and the cost of the closure.
  @discardableResult
  public func edit(
    options: NavigationOptions = .standard,
    _ changes: @escaping @MainActor @Sendable (inout TreeEditor<R>) -> Void
  ) -> Navigation {
    submit(.edit(changes), options)
  }
}
