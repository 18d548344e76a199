import Waymark
import WaymarkLinks

@testable import WaymarkWeb

/// Places of the tests, each with a link but one.
enum Place: Route, CaseIterable {
  case a, b, c, d, e, f
  case note(Int)
  case secret, discard

  static var allCases: [Place] { [.a, .b, .c, .d, .e, .f] }

  var identity: Place { if case .note = self { .note(0) } else { self } }

  static func isSecret(_ place: Place) -> Bool { place == .secret }

  static let links = LinkTable<Place> {
    Link("/a", .a)
    Link("/b", .b)
    Link("/b/c", .c)
    Link("/d", .d)
    Link("/e", .e)
    Link("/f", .f)
    Link("/a/notes/:number", Place.note)
    Link("/secret", .secret)
  }
}

@MainActor
final class NoteScreen: PageScreen {
  let context: ScreenContext<Place>
  private(set) var title: String
  private(set) var element: PageElement?
  private(set) var buttons: [PageElement] = []
  private(set) var fillCount = 0
  var objects = false

  init(_ context: ScreenContext<Place>) {
    self.context = context
    title = "\(context.route)"
    context.onUpdate { [weak self] in
      self?.title = "\($0)"
      self?.buttons.first?.setText("\($0)")
    }
    context.onLeave { [weak self] _ in self?.objects == true ? .stay("unsaved") : .allow }
  }

  func fill(_ element: PageElement) {
    fillCount += 1
    self.element = element
    buttons = ["h1", "button", "a"].map { element.add($0, title) }
  }
}

@MainActor
struct Notes: Coordinator {
  func screen(for route: Place, context: ScreenContext<Place>) -> any PageScreen { NoteScreen(context) }
}

/// Says whether the secret place may be entered.
@MainActor
final class Session {
  var isSignedIn = true

  func protect(_ router: Router<Place>) {
    router.addGuard("sign-in", entering: Place.isSecret) { [self] _ in isSignedIn ? .allow : .detour(to: .d) }
  }
}

/// A router in a simulated page.
@MainActor
final class Window {
  let page: SimulatedPage
  let now: Router<Place>
  let host: PageHost<Place>

  init(
    _ page: SimulatedPage, _ tree: RouteTree<Place> = RouteTree(.a), timer: (any NavigationTimer)? = nil,
    prepare: (Router<Place>) -> Void = { _ in }
  ) {
    self.page = page
    now = Router(
      tree, configuration: RouterConfiguration(links: Place.links, advanced: .init(timer: timer)))
    prepare(now)
    host = PageHost(router: now, coordinator: Notes(), links: Place.links, page: page)
    host.start()
    page.turn()
  }

  convenience init(at link: String = "/a", prepare: (Router<Place>) -> Void = { _ in }) {
    self.init(SimulatedPage(at: link), prepare: prepare)
  }

  /// The router, when the browser has done what it was asked for before.
  var router: Router<Place> {
    page.turn()
    return now
  }

  /// The tree in a few words, and after it the links of the entries, the current one in brackets.
  var text: String { "\(router.tree)" }

  var history: String {
    page.turn()
    return page.entries.enumerated().map { $0 == page.position ? "(\($1.link))" : $1.link }.joined(
      separator: " ")
  }

  var visible: NoteScreen {
    host.screens[router.tree.visibleElement.id].flatMap { $0.screen as? NoteScreen } ?? missing
  }

  private var missing: NoteScreen { preconditionFailure("the visible place has no screen") }

  /// The routes of the screens that are in the document, layer by layer.
  var seen: [[EntryID]] {
    host.layers.map { layer in
      (page.elements[layer.element.node]?.children ?? []).compactMap { node in
        host.screens.all.first { $0.value.element.node == node }?.key
      }
    }
  }

  /// The first difference between tree, document and history, if there is one.
  var fault: String? {
    let router = router
    guard let tree = host.tree?.typed(Place.self) else { return "nothing is shown" }
    guard tree == router.host.tree else { return "shows \(tree) instead of \(router.host.tree)" }
    guard page.dialogs == host.layers.dropFirst().map(\.element.node), page.dialogs.count == tree.modals.count
    else {
      return "other dialogs than modals"
    }
    for (layer, ids) in seen.enumerated() {
      var wanted: [EntryID] = []
      tree.layer(layer).forEachSeen(room: page.columnsThatFit) { wanted.append($0.id) }
      guard ids == wanted else { return "layer \(layer) has other screens" }
    }
    guard page.title == visible.title else { return "the title is \(page.title)" }
    guard let focused = page.focused, let top = host.layers.last, page.isInside(focused, top.element.node)
    else {
      return "the focus is not on top"
    }
    let text = TreeText.text(of: router.tree.boxedPlaces()) { try? Place.links.path(for: $0.typed()) }
    guard page.entry.tree == text else { return "the entry keeps \(page.entry.tree ?? "nothing")" }
    return nil
  }
}
