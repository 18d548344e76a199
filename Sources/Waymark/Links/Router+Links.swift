extension Router {
  /// Opens a link: goes to the whole tree that it leads to, with its back stack.
  ///
  /// It is a navigation like any other: screens and guards are asked, and a detour (sign in first) keeps it until
  /// ``resume()``. A link that arrives before a host is attached is committed, and shown when one is. Give a link that
  /// nobody has just tapped the priority ``NavigationPriority/background``.
  ///
  /// ```swift
  /// let navigation = router.open("https://example.com/users/5")
  /// if case .failed(.linkRefused(let error)) = await navigation.outcome { print(error) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: A URL, or a path that begins with a slash: for a `URL` its `absoluteString`.
  ///   - source: Who opens it. Links for inside the app only are refused from outside.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which has ended `failed` with ``NavigationError/linkRefused(_:)`` and changed nothing if the
  ///   text is no link of the router's ``links``.
  /// - Complexity: O(*n* · *k* + *m*), where *n* is the length of the link, *k* the number of its segments and *m* the number
  ///   of places in the tree.
  @discardableResult
  public func open(
    _ url: String, from source: LinkSource = .outside, options: NavigationOptions = .standard
  ) -> Navigation<R> {
    guard let links else { return end(.failed(.linkRefused(LinkError(.noLinkTable, at: 0))), options) }
    do throws(LinkError) {
      return open(try links.destination(for: url, from: source), options: options)
    } catch {
      return end(.failed(.linkRefused(error)), options)
    }
  }

  /// Goes to where a link leads, which has been looked up already.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*m*), where *m* is the number of places in the tree.
  @discardableResult
  public func open(
    _ destination: LinkDestination<R>, options: NavigationOptions = .standard
  ) -> Navigation<R> {
    let placement = configuration.placement
    // Worked out when it is carried out: after a detour the tree is another one.
    return edit(options: options) { editor in
      editor.open(destination) { placement($0) }
    }
  }
}
