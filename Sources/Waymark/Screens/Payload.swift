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
    for child in Mirror(reflecting: route).children {
      let payloads = [child.value] + Mirror(reflecting: child.value).children.map(\.value)
      for case let feature as Feature in payloads where embed(feature) == route { return feature }
    }
    return nil
  }
}
