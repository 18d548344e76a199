public import Waymark

extension ScreenContext {
  /// Opens a link: goes to the place that it leads to, with its back stack, as ``Router/open(_:from:options:)`` does.
  ///
  /// - Parameters:
  ///   - url: A URL, or a path that begins with a slash.
  ///   - source: Who opens it. Links for inside the app only are refused from outside.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which has ended `failed` if the text is not a link of the router's table.
  @discardableResult
  public func open(
    _ url: String, from source: LinkSource = .outside, options: NavigationOptions = .standard
  ) -> Navigation {
    #if hasFeature(Embedded)
      open(received: url, options)
    #else
      make(LinkRequest(url: url, source: source, options: options), options)
    #endif
  }
}

#if !hasFeature(Embedded)
  /// A link that a screen opens.
  private struct LinkRequest: ScreenRequest {
    let url: String
    let source: LinkSource
    let options: NavigationOptions

    func make<R: Route>(of router: Router<R>, by screen: EntryID) -> Navigation {
      router.open(url, from: source, options, by: screen)
    }
  }
#endif
