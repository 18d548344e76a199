public import Waymark
public import WaymarkLinks

/// The offer that an app makes the system of the place on the screen: its link, its title, and what it may be used for.
///
/// Siri then knows what the user speaks of, another device can go on with it, and the system's search finds it again.
/// Nothing is made up: the link is the one that the router's table prints, and opens the same place again.
public struct PlaceOffer<R: Route>: Hashable, Sendable {
  /// The route that the user sees.
  public let route: R

  /// The link to it, which opens from outside the app.
  public let link: String

  /// Its name for the user.
  public let title: String?

  /// The uses that the link table names; a place without a title is offered for hand-off alone.
  public let uses: Set<LinkUse>
}

extension Router {
  /// Offers the place that the user sees.
  ///
  /// Places below a modal are not offered, since a modal may be there to hide them, and neither is a place on its way
  /// to the screen. While a question is open the place below it stays on offer.
  ///
  /// ```swift
  /// router.offer { $0.title }?.link  // "https://example.com/articles/5"
  /// ```
  ///
  /// Reading it in a view observes the router.
  ///
  /// - Parameter title: The name of a place for the user, or `nil` if it has none.
  /// - Returns: The offer; `nil` if nothing is shown, if the router's `links` is no link table, or if the table prints
  ///   no link to the place that may be opened from outside and used for something.
  /// - Complexity: O(*n* + *d*), where *n* is the number of links and *d* how deep containers are nested.
  public func offer(titled title: (R) -> String? = { _ in nil }) -> PlaceOffer<R>? {
    guard let route = shown?.visibleRoute, let table = links as? LinkTable<R>,
      let (url, uses) = table.offer(of: route)
    else { return nil }
    let name = title(route)
    let offered = name == nil ? uses.intersection([.handOff]) : uses
    return offered.isEmpty ? nil : PlaceOffer(route: route, link: url, title: name, uses: offered)
  }

  /// Tells a closure what is on offer, now and whenever that changes.
  ///
  /// ```swift
  /// router.onOffer(titled: \.title) { [weak scene] in
  ///   scene?.userActivity = $0?.activity("com.example.place")
  /// }
  /// ```
  ///
  /// It is told when the screen has come to rest, so that a place which a navigation only passes is not offered.
  ///
  /// - Parameters:
  ///   - title: The name of a place for the user, or `nil` if it has none.
  ///   - body: Gets the offer; `nil` where nothing is on offer.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onOffer(
    titled title: @escaping @MainActor (R) -> String?,
    _ body: @escaping @MainActor (PlaceOffer<R>?) -> Void
  ) -> Registration {
    var last = offer(titled: title)
    body(last)
    return onChange { [weak self] in
      guard let self, isSettled else { return }
      let new = offer(titled: title)
      guard new != last else { return }
      last = new
      body(new)
    }
  }
}
