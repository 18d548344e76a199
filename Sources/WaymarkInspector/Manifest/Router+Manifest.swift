public import Waymark
import WaymarkLinks

extension Router {
  /// Makes a manifest of the app's navigation: its routes, links, placements and guards.
  ///
  /// Routes are given as samples, since an enum with values cannot list its cases. The routes that links lead
  /// to are added. Only the name of a sample counts. Give several with the same name if a case's placement or
  /// its guards depend on its values. Placements and the conditions of guards of places are called with each
  /// sample. No guard is asked to decide, and nothing changes.
  ///
  /// ```swift
  /// print(router.manifest(of: [.home, .shop(.catalogue), .shop(.product(id: 1)), .signIn]).json)
  /// ```
  ///
  /// - Parameter samples: A route of each case, in any order.
  /// - Returns: The manifest.
  /// - Complexity: O(*n* · *m*), where *n* is the number of samples and links and *m* the number of guards.
  public func manifest(of samples: [R] = []) -> NavigationManifest {
    let table = links as? LinkTable<R>
    let links = table?.manifest
    var known: [String: [R]] = [:]
    for route in samples + (table?.exampleRoutes ?? []) {
      known[route.routeName, default: []].append(route)
    }
    let places = known.map { name, routes in
      NavigationManifest.Place(
        name: name, values: links?.values(of: name) ?? [],
        placements: Set(routes.map { configuration.placement($0).manifestText }).sorted())
    }
    return NavigationManifest(
      version: NavigationManifest.currentVersion, routes: places.sorted { $0.name < $1.name },
      guards: manifestGuards(known), links: links)
  }

  private func manifestGuards(_ known: [String: [R]]) -> [NavigationManifest.Guard] {
    namedGuards.map { name, isGuarded in
      guard let isGuarded else { return NavigationManifest.Guard(name: name, routes: nil) }
      let routes = known.filter { $0.value.contains(where: isGuarded) }
      return NavigationManifest.Guard(name: name, routes: routes.keys.sorted())
    }
  }
}

extension Router where R: CaseIterable {
  /// Makes a manifest of the app's navigation: its routes, links, placements and guards.
  ///
  /// - Returns: The manifest of all cases.
  /// - Complexity: O(*n* · *m*), where *n* is the number of cases and links and *m* the number of guards.
  public func manifest() -> NavigationManifest { manifest(of: Array(R.allCases)) }
}

extension LinkManifest {
  /// The values of a route, taken from the first link that leads to it and is not retired.
  fileprivate func values(of route: String) -> [NavigationManifest.Place.Value] {
    let leading = links.filter { $0.route == route }
    let link = leading.first { !$0.isRetired } ?? leading.first
    return (link?.parameters ?? []).map { NavigationManifest.Place.Value(name: $0.name, type: $0.typeText) }
  }
}

extension Placement {
  /// The placement without values, because those come from a made-up sample.
  fileprivate var manifestText: String {
    guard case .tab(let key, let column) = self else { return description }
    return "tab \(key.routeName)" + (column.map { ", column \($0)" } ?? "")
  }
}
