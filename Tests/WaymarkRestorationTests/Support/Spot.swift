import Waymark
import WaymarkRestoration
import WaymarkTesting

/// Routes that can be written down.
enum Spot: Route, Codable, CustomStringConvertible {
  case home
  case search
  case list
  case item(id: Int)
  case note(title: String)
  case shop(ShopSpot)
  case signIn

  var description: String {
    switch self {
    case .home: "home"
    case .search: "search"
    case .list: "list"
    case .item(let id): "\(id)"
    case .note(let title): "note.\(title)"
    case .shop(let spot): "shop.\(spot)"
    case .signIn: "signIn"
    }
  }
}

/// The routes of a feature.
enum ShopSpot: String, Route, Codable {
  case catalogue
  case basket
}

/// A router of spots on a host that answers at once, or later.
@MainActor
struct SpotBench {
  let clock = ManualClock()
  let host = RecordingHost<Spot>(answering: .now)
  let router: Router<Spot>

  init(_ tree: RouteTree<Spot> = RouteTree(.home)) {
    router = Router(tree, configuration: RouterConfiguration(advanced: .init(timer: clock)))
  }

  var shown: String { router.shown?.description ?? "nothing" }

  func screen(_ spot: Spot) -> ScreenContext<Spot> {
    let id =
      router.tree.position(of: spot).flatMap { router.tree.element(at: $0)?.id } ?? EntryID(rawValue: 0)
    return router.host.context(for: Entry(id: id, route: spot))
  }
}

extension SnapshotFormat {
  /// The bytes of a snapshot that is known to be writable.
  func text(_ snapshot: Snapshot<R>) throws -> String { String(decoding: try write(snapshot), as: UTF8.self) }

  func read(_ text: String, default tree: RouteTree<R>) -> (snapshot: Snapshot<R>, report: RestorationReport)
  {
    read(Array(text.utf8), default: tree)
  }
}

/// A snapshot's text around a tree.
func snapshotText(version: Int = 1, _ tree: String) -> String {
  #"{"snapshot": 1, "version": \#(version), "tree": \#(tree)}"#
}

/// A stack's text of routes without anything saved.
func stackText(_ routes: String...) -> String {
  #"{"stack": [\#(routes.map { #"{"route": \#($0)}"# }.joined(separator: ", "))]}"#
}
