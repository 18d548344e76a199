extension Router {
  /// Opens a link: goes to the whole tree that it leads to, with its back stack.
  ///
  /// It is a navigation like any other: screens and guards are asked, and a detour such as a sign-in holds it
  /// until ``resume()``. A link that arrives before a host is attached is committed, and is shown when one is
  /// attached. Give a link that nobody has just tapped the priority ``NavigationPriority/background``.
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
  /// - Returns: The navigation. If the text is not a link of the router's ``links``, it has changed nothing
  ///   and has ended `failed` with ``NavigationError/linkRefused(_:)``.
  /// - Complexity: O(*n* · *k* + *m*), where *n* is the length of the link, *k* the number of its segments and *m* the number
  ///   of places in the tree.
  @discardableResult
  public func open(
    _ url: String, from source: LinkSource = .outside, options: NavigationOptions = .standard
  ) -> Navigation<R> {
    open(url, from: source, options, by: nil)
  }

  /// Opens a link for a screen, or for nobody that has to be there.
  func open(
    _ url: String, from source: LinkSource, _ options: NavigationOptions, by screen: EntryID?
  ) -> Navigation<R> {
    guard let links else { return end(.failed(.linkRefused(LinkError(.noLinkTable, at: 0))), options) }
    do throws(LinkError) {
      let destination = try links.destination(for: url, from: source)
      let intent = intent(for: destination)
      return opening(destination) {
        screen.map { submit(from: $0, intent, options) } ?? submit(intent, options)
      }
    } catch {
      return end(.failed(.linkRefused(error)), options)
    }
  }

  /// Goes to where a link leads that has already been looked up.
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
    opening(destination) { submit(intent(for: destination), options) }
  }

  /// Submits an intent because a link was opened, and notes the link's pattern in a journal.
  private func opening(
    _ destination: LinkDestination<R>, _ submit: () -> Navigation<R>
  ) -> Navigation<R> {
    guard let tap, let pattern = destination.pattern else { return submit() }
    tap.way = .link(pattern)
    defer { tap.way = .verb }
    return submit()
  }

  private func intent(for destination: LinkDestination<R>) -> Intent<R> {
    let placement = configuration.placement
    // Computed when it is carried out, because the tree differs after a detour.
    return .edit { editor in editor.open(destination) { placement($0) } }
  }
}
