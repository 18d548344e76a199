import Waymark
import WaymarkTesting

/// Places that a route may show in several ways, and a feature's in one of them.
enum Moment: Route, CustomStringConvertible {
  case home
  case episode(Int, at: Int)
  case search(String?)
  case player(Player)

  var identity: Moment {
    switch self {
    case .home: self
    case .episode(let number, at: _): .episode(number, at: 0)
    case .search: .search(nil)
    case .player(let player): .player(player.identity)
    }
  }

  var description: String {
    switch self {
    case .home: "home"
    case .episode(let number, at: let second): "e\(number):\(second)"
    case .search(let text): "search\(text.map { "?\($0)" } ?? "")"
    case .player(let player): "player\(player.second)"
    }
  }
}

/// The routes of a feature that knows nothing of the app.
struct Player: Route {
  var second: Int
  var identity: Player { Player(second: 0) }
}

/// A router of such places on a recording host that answers at once.
@MainActor
final class MomentBench {
  let host: RecordingHost<Moment>
  let router: Router<Moment>

  init(
    _ tree: RouteTree<Moment>,
    placement: @escaping @MainActor (Moment) -> Placement<Moment> = { _ in .push }
  ) {
    let lines = Box<[String]>([])
    router = Router(
      tree,
      configuration: RouterConfiguration(
        placement: placement, log: { lines.value.append($0) },
        advanced: .init(timer: ManualClock())))
    host = RecordingHost(answering: .now)
    host.attach(to: router)
    host.clearRequests()
    log = lines
  }

  private let log: Box<[String]>

  /// The lines that the router has logged.
  var logged: [String] { log.value }

  var shown: String { router.shown?.description ?? "nothing" }

  /// The numbers of the entries in the order of the tree.
  var numbers: [UInt64] {
    var numbers: [UInt64] = []
    router.tree.forEachElement { numbers.append($0.id.rawValue) }
    return numbers
  }

  /// The context of the screen that shows a route.
  func screen(_ route: Moment) -> ScreenContext<Moment> {
    let element = router.tree.position(of: route).flatMap { router.tree.element(at: $0) }
    return router.host.context(for: element ?? Entry(id: EntryID(rawValue: 0), route: route))
  }
}
