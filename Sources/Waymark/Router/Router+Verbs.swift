extension Router {
  /// Pushes a route on the stack that the user sees.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(1) amortised, whatever the depth, while nobody keeps a tree.
  @inlinable
  @discardableResult
  public func push(_ route: R, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.push(route), options)
  }

  /// Goes back in the stack that the user sees, never past its root.
  ///
  /// - Parameters:
  ///   - count: How many places to go back at most.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*k*), where *k* is the number of places, whatever the depth, while nobody keeps a tree.
  @inlinable
  @discardableResult
  public func pop(_ count: Int = 1, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.pop(count), options)
  }

  /// Goes back to the topmost place of a route in the stack that the user sees.
  ///
  /// - Parameters:
  ///   - route: The route to return to.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func pop(to route: R, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.popTo(route), options)
  }

  /// Goes back to an entry in its own stack, hidden or not.
  ///
  /// - Parameters:
  ///   - id: The entry to return to.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func pop(to id: EntryID, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.popToEntry(id), options)
  }

  /// Goes back to the root of the stack that the user sees.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func popToRoot(options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.popToRoot, options)
  }

  /// Puts a route in the place of the one that the user sees, which is updated where it is the same place.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func replaceTop(with route: R, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.replace(route), options)
  }

  /// Puts a whole stack in the place of the one that the user sees, keeping the screens whose routes stay.
  ///
  /// - Parameters:
  ///   - stack: The new stack.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  @discardableResult
  public func setStack(_ stack: RouteStack<R>, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.setStack(stack), options)
  }

  /// Presents a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - style: How the modal lies over what is below it.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, whose result can be awaited.
  @inlinable
  @discardableResult
  public func present(
    _ route: R, as style: ModalStyle = .sheet, options: NavigationOptions = .standard
  ) -> Navigation<R> {
    submit(.present(Modal(style, RouteStack(root: route))), options)
  }

  /// Presents a modal over everything.
  ///
  /// - Parameters:
  ///   - modal: The modal.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, whose result can be awaited.
  @discardableResult
  public func present(_ modal: Modal<R>, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.present(modal), options)
  }

  /// Dismisses the topmost modal.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @inlinable
  @discardableResult
  public func dismiss(options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.dismiss, options)
  }

  /// Dismisses every modal.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func dismissAll(options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.dismissAll, options)
  }

  /// Selects a tab, and the tabs that it is nested in, while modals stay where they are.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func select(_ key: R, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.select(key), options)
  }

  /// Fills the window with another container and dismisses every modal: a fresh start, as after signing out.
  ///
  /// - Parameters:
  ///   - root: What fills the window from now on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func setRoot(_ root: Container<R>, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.setRoot(root), options)
  }

  /// Closes an entry with what is above it; the root of a modal takes the modal along.
  ///
  /// - Parameters:
  ///   - id: The entry to close.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func close(_ id: EntryID, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.close(id), options)
  }

  /// Takes one entry out and leaves those above it where they are.
  ///
  /// - Parameters:
  ///   - id: The entry to take out.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func remove(_ id: EntryID, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.remove(id), options)
  }

  /// Changes the route of an entry in place: the same screen, elsewhere.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from now on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func update(_ id: EntryID, to route: R, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.update(id, route), options)
  }

  /// Goes to a route: back to it where it is already there, else where the coordinator places it.
  ///
  /// Where its place is there by another route, the topmost one of these is updated.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func show(_ route: R, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.show(route), options)
  }

  /// Makes the whole tree this one, keeping the screens whose routes stay.
  ///
  /// - Parameters:
  ///   - tree: The tree that is wanted.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in both trees.
  @discardableResult
  public func set(_ tree: RouteTree<R>, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.set(tree), options)
  }

  /// Makes several changes as one navigation.
  ///
  /// Navigating inside the closure is a programmer error: what is meant belongs into the tree. While the router is at work
  /// or a detour is gone through, the closure is called later, with the tree as it is then.
  ///
  /// - Parameters:
  ///   - options: How to carry it out.
  ///   - changes: What to change.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree, beside what the closure costs.
  @discardableResult
  public func edit(
    options: NavigationOptions = .standard,
    _ changes: @escaping @MainActor @Sendable (inout TreeEditor<R>) -> Void
  ) -> Navigation<R> {
    submit(.edit(changes), options)
  }

  /// Carries out an intent: what the verbs above do with theirs.
  ///
  /// - Parameters:
  ///   - intent: What is asked for.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @inlinable
  @discardableResult
  public func submit(_ intent: Intent<R>, _ options: NavigationOptions = .standard) -> Navigation<R> {
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    if isWorking {
      enqueue(intent, navigation)
      return navigation
    }
    isWorking = true
    begin(intent, navigation)
    work()
    return navigation
  }

  /// Has a navigation begin, now or when its turn comes.
  func start(_ intent: Intent<R>, _ navigation: Navigation<R>) {
    if isWorking { return enqueue(intent, navigation) }
    isWorking = true
    begin(intent, navigation)
    work()
  }
}
