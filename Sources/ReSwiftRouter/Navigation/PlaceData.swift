/// What a ``NavigationState`` keeps of places other than the one where the app is.
final class PlaceData {
  var specificState: [RouteHash: Any]
  var routesOfTabs: [RouteHash: Route]

  init(copying other: PlaceData?) {
    specificState = other?.specificState ?? [:]
    routesOfTabs = other?.routesOfTabs ?? [:]
  }
}
