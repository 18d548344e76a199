import WaymarkCore

/// The routes of a feature inside those of an app, for a screen whose context uses the feature's.
@MainActor
final class FeatureRoutes<Feature: Route> {
  let embed: @MainActor (Feature) -> AnyRoute
  private let extract: @MainActor (AnyRoute) -> Feature?
  /// The route that was found last.
  private(set) var last: (app: AnyRoute, feature: Feature)

  /// Fails unless a route is one of the feature's.
  init?(
    of route: AnyRoute, embed: @escaping @MainActor (Feature) -> AnyRoute,
    extract: @escaping @MainActor (AnyRoute) -> Feature?
  ) {
    guard let feature = extract(route) else { return nil }
    self.embed = embed
    self.extract = extract
    last = (route, feature)
  }

  /// The feature's part of a route of the app; the log says if there is none.
  func find(in route: AnyRoute, _ router: (any ScreenRouter)?) -> Feature? {
    if last.app == route { return last.feature }
    guard let found = extract(route) else {
      router?.noteMisuse(
        "A screen of a scoped context was updated in place to a route that is not the feature's",
        "Open another screen for it.", in: NavigationID(0), as: nil)
      return nil
    }
    last = (route, found)
    return found
  }
}

extension ScreenContext {
  /// The context of a feature's screen, which uses the feature's routes.
  ///
  /// ```swift
  /// case .shop(let route): shop.screen(for: route, context: context.scoped(AppRoute.shop))
  /// ```
  ///
  /// The route of this screen has to be one of the feature's.
  ///
  /// - Parameters:
  ///   - embed: Makes a route of the app from one of the feature: the app's case.
  ///   - extract: The feature's route inside one of the app's, where reflection is too slow or does not find it: it looks
  ///     at a case's payload, and at the parts of that.
  /// - Returns: The feature's context.
  public func scoped<Feature: Route>(
    _ embed: @escaping @MainActor @Sendable (Feature) -> R,
    extract: (@MainActor @Sendable (R) -> Feature?)? = nil
  ) -> ScreenContext<Feature> {
    let (box, own) = (box, feature)
    let find: @MainActor (AnyRoute) -> Feature? = { boxed in
      let route: R? = if let own { own.value.find(in: boxed, nil) } else { boxed.typed() }
      guard let route else { return nil }
      return if let extract { extract(route) } else { Payload.find(in: route) { embed($0) } }
    }
    // A route that was updated in place since the context was made may be the feature's only now.
    let found = [firstRoute, record.route].lazy.compactMap { route in
      FeatureRoutes(of: route, embed: { box(embed($0)) }, extract: find)
    }.first
    guard let found else {
      preconditionFailure(
        "scoped(_:extract:) makes a context of \(Feature.self), and this screen's route is \(firstRoute)")
    }
    return ScreenContext<Feature>(record, of: words, firstRoute: firstRoute, feature: found)
  }
}

/// The route of a feature inside a route of an app.
package enum Payload {
  /// Finds the feature's route by reflection: the payload of the app's case, or a part of it.
  ///
  /// - Parameters:
  ///   - route: The app's route.
  ///   - embed: The app's case, or what else makes a route of the app from one of the feature.
  /// - Returns: The feature's route, or `nil` if the app's is not one of the feature's.
  package static func find<App: Route, Feature: Route>(
    in route: App, _ embed: (Feature) -> App
  ) -> Feature? {
    #if !hasFeature(Embedded)
      for child in Mirror(reflecting: route).children {
        let payloads = [child.value] + Mirror(reflecting: child.value).children.map(\.value)
        for case let feature as Feature in payloads where embed(feature) == route { return feature }
      }
    #endif
    return nil
  }
}
