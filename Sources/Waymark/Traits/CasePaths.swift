#if CasePaths
  public import CasePathsCore

  // With the trait CasePaths, the cases of an app's routes are named by case key paths wherever a closure names them otherwise.

  extension Router where R: CasePathable {
    // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

    // swift-format-ignore: AmbiguousTrailingClosureOverload
    /// Adds a guard of the places of one case, which answers at once.
    ///
    /// ```swift
    /// router.addGuard("sign-in", entering: \.account) { _ in
    ///   session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name that logs and events use.
    ///   - path: The case.
    ///   - decide: The answer.
    /// - Returns: The registration, which ends it when it is cancelled.
    @discardableResult
    public func addGuard<Value>(
      _ name: String? = nil, entering path: CaseKeyPath<R, Value>,
      _ decide: @escaping @MainActor (GuardRequest<R>) -> Decision<R>
    ) -> Registration {
      addGuard(name, entering: { $0[case: path] != nil }, decide)
    }

    // swift-format-ignore: AmbiguousTrailingClosureOverload
    /// Adds a guard of the places of one case, which takes time to answer.
    ///
    /// - Parameters:
    ///   - name: The name that logs and events use.
    ///   - path: The case.
    ///   - decide: The answer. Its task is cancelled when the answer is not needed any more.
    /// - Returns: The registration, which ends it when it is cancelled.
    @discardableResult
    public func addGuard<Value>(
      _ name: String? = nil, entering path: CaseKeyPath<R, Value>,
      _ decide: @escaping @MainActor (GuardRequest<R>) async -> Decision<R>
    ) -> Registration {
      addGuard(name, entering: { $0[case: path] != nil }, decide)
    }
  }

  extension ScreenContext where R: CasePathable {
    /// The context of a feature's screen, which uses the feature's routes.
    ///
    /// ```swift
    /// case .shop(let route): shop.screen(for: route, context: context.scoped(\.shop))
    /// ```
    ///
    /// - Parameter path: The app's case with the feature's routes. The route of this screen has to be of that case.
    /// - Returns: The feature's context.
    public func scoped<Feature: Route>(_ path: CaseKeyPath<R, Feature>) -> ScreenContext<Feature> {
      let path = AnyCasePath(path)
      return scoped({ path.embed($0) }, extract: { path.extract(from: $0) })
    }
  }

  extension Tree where Element.R: CasePathable {
    /// The values of the place that the user sees, if it is of one case.
    ///
    /// ```swift
    /// if let id = router.shown?[case: \.article] { … }
    /// ```
    ///
    /// - Parameter path: The case.
    /// - Returns: The values of the case, or `nil` if the user sees another.
    /// - Complexity: O(*d*), where *d* is how deep containers are nested.
    public subscript<Value>(case path: CaseKeyPath<Element.R, Value>) -> Value? {
      visibleRoute[case: path]
    }
  }
#endif
