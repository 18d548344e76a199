public import Waymark

extension Router {
  /// Opens a link: goes to the place that it leads to, with its back stack.
  ///
  /// A place in a sheet comes over what the user sees. Any other closes the modals, whose screens are asked, and
  /// changes the stack that it is in; other tabs stay as they are.
  ///
  /// It is a navigation like any other: screens and guards are asked, and a detour such as a sign-in holds it
  /// until `finishDetour()`. A link that arrives before a host is attached is committed, and is shown when one is
  /// attached; if a restore comes before anything is shown, the link waits until that is on the screen. Give a link
  /// that nobody has just tapped the priority `background`.
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
  /// - Returns: The navigation. If the text is not a link of the router's `links`, it has changed nothing
  ///   and has ended `failed` with `linkRefused`, whose error is a ``LinkError``.
  /// - Complexity: O(*n* · *k* + *m*), where *n* is the length of the link, *k* the number of its segments and *m* the
  ///   number of places in the tree.
  @discardableResult
  public func open(
    _ url: String, from source: LinkSource = .outside, options: NavigationOptions = .standard
  ) -> Navigation {
    open(url, from: source, options, by: nil)
  }

  /// Opens a link of a table, by default the router's own, for a screen or for nobody that has to be there.
  func open(
    _ url: String, in table: LinkTable<R>? = nil, from source: LinkSource, _ options: NavigationOptions,
    by screen: EntryID?
  ) -> Navigation {
    #if hasFeature(Embedded)
      // A program in Embedded Swift has no casts that are checked, and no links but those of a table.
      let own = links.map { unsafeDowncast($0, to: LinkTable<R>.self) }
    #else
      let own = links as? LinkTable<R>
    #endif
    guard let table = table ?? own else { return open(received: url, options: options) }
    do throws(LinkError) {
      let (destination, pattern) = try table.lookUp(url, source)
      return submit(intent(for: destination), options.caused(by: .link, link: pattern), from: screen)
    } catch {
      return end(.failed(.linkRefused(LinkRefusal(error))), options)
    }
  }

  /// Goes to where a link leads that has already been looked up, of which a journal has no pattern.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*m*), where *m* is the number of places in the tree.
  @discardableResult
  public func open(
    _ destination: LinkDestination<R>, options: NavigationOptions = .standard
  ) -> Navigation {
    submit(intent(for: destination), options.caused(by: .link))
  }

  private func intent(for destination: LinkDestination<R>) -> Intent<R> {
    let placement = configuration.placement
    // Computed when it is carried out, because the tree differs after a detour.
    return .edit { [weak self] editor in
      editor.open(destination, isShown: self?.shown != nil) { placement($0) }
    }
  }
}

extension LinkTable: LinkOpener {
  /// Opens a link of this table that comes from outside the app.
  ///
  /// - Parameters:
  ///   - url: The text of the link.
  ///   - router: The router that goes where the link leads.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @MainActor @discardableResult
  public func open(_ url: String, in router: Router<R>, options: NavigationOptions) -> Navigation {
    router.open(url, in: self, from: .outside, options, by: nil)
  }
}
