import Waymark
import WaymarkIntents
import WaymarkLinks
import WaymarkTesting

enum MagazineRoute: Route, Codable {
  case front
  case article(id: Int)
  case archive(year: Int)
  case password(token: String)
  case drafts
  case compose
  case signIn
  case reallyLeave

  static let links = LinkTable<MagazineRoute>(schemes: ["https"], hosts: ["magazine.example"]) {
    Link("/", MagazineRoute.front)
    Link("/articles/:id", MagazineRoute.article).offered(for: [.handOff, .search, .prediction])
    Links(under: "/archive") { Link("/:year", MagazineRoute.archive) }.map { $0.offered(for: [.search]) }
    Link("/password/:token", MagazineRoute.password).offered(for: [])
    Link("/drafts", MagazineRoute.drafts).internalOnly()
  }

  var isPrivate: Bool { self == .article(id: 5) }

  var title: String? {
    switch self {
    case .article(let id): "Article \(id)"
    case .archive(let year): "The year \(year)"
    default: nil
    }
  }
}

/// A window with a host that answers at once.
@MainActor
struct Window {
  let router: Router<MagazineRoute>
  let host = RecordingHost<MagazineRoute>()

  init(_ routes: MagazineRoute...) {
    router = Router(
      RouteTree(.front), configuration: RouterConfiguration(links: MagazineRoute.links))
    for route in routes { router.push(route) }
    host.attach(to: router)
  }
}
