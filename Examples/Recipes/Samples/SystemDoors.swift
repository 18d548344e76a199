import Waymark
import WaymarkIntents
import WaymarkLinks

enum GardenRoute: Route {
  case beds
  case plant(id: Int)
  case note

  static let links = LinkTable<GardenRoute>(schemes: ["https"], hosts: ["garden.example"]) {
    Link("/", GardenRoute.beds)
    Link("/plants/:id", GardenRoute.plant).offered(for: [.handOff, .search, .prediction])
  }

  /// The name for the user: what has none is neither found by a search nor suggested.
  var title: String? { if case .plant(let id) = self { "Plant \(id)" } else { nil } }
}

@MainActor
enum Garden {
  static let windows = RouterWindows<GardenRoute>()

  static func makeRouter() -> Router<GardenRoute> {
    Router(.beds, configuration: RouterConfiguration(links: GardenRoute.links))
  }
}
