// The code of Sources/WaymarkLinks/WaymarkLinks.docc/linking.md.
import Waymark
import WaymarkInspector
import WaymarkLinks

enum ShopRoute: Route {
  case catalogue
  case product(id: Int)
}

enum AppRoute: Route {
  case home
  case members
  case profile(id: Int)
  case search(query: String, page: Int)
  case files(path: [String])
  case shop(ShopRoute)
  case debug
  case notFound
}

enum ShopLinks {
  static let table = LinkTable<ShopRoute> {
    Link("/", ShopRoute.catalogue)
    Link("/products/:id", ShopRoute.product)
  }
}

let links = LinkTable<AppRoute>(schemes: ["https"], hosts: ["example.com"], appSchemes: ["example"]) {
  Link("/", AppRoute.home)
  Link("/members", AppRoute.members)
  Link("/members/:id", AppRoute.profile)
  Link("/search?q=:query&page=:page=1", AppRoute.search)
  Link("/files/:path*", AppRoute.files).hierarchical()
  Links(mounted: "/shop", ShopLinks.table, AppRoute.shop)
  Link("/debug", AppRoute.debug).internalOnly()
  Link("/*", AppRoute.notFound)

  // Renamed: members were users once. Links that say so are in mails and bookmarks.
  Link("/users", AppRoute.members).retired()
  Link("/users/:id", AppRoute.profile).retired()
  // Retired: a member's photos are on the profile now.
  Link("/users/:id/photos/:photo", { (id: Int, _: Int) in .profile(id: id) }).retired()
}

// Where there is no reflection metadata, a link says how to take the parameters out.
let extracting = LinkTable<AppRoute> {
  Link("/members/:id", AppRoute.profile, extracting: { if case .profile(let id) = $0 { id } else { nil } })
}
try extracting.validate()

try links.validate()
print(try links.route(for: "https://example.com/users/5"))
print(try links.url(for: .profile(id: 5)))

let router = Router<AppRoute>(.home, configuration: RouterConfiguration(links: links))
let navigation = router.open("https://example.com/members/5")
if case .failed(.linkRefused(let refusal))? = navigation.currentOutcome { print(refusal) }
print(router.tree.routes)

print(links.explanation(for: "https://example.com/users/5"))
let manifest = router.manifest(of: [.home, .profile(id: 1), .shop(.catalogue), .shop(.product(id: 1))])
print(manifest.json)
