import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkWeb

/// The page's host is held against the same rules as every other; what it shows is read from the document.
@MainActor @Suite struct ContractTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func theHostKeepsTheContract(seed: UInt64) async throws {
    var page: SimulatedPage?
    let contract = HostContract<Place>(
      routes: Place.allCases, features: .all, seed: seed, walkCount: 6, advance: { page?.turn() },
      makeHost: { router in
        let made = SimulatedPage(at: "/unknown")
        page = made
        let host = PageHost(router: router, coordinator: Notes(), links: Place.links, page: made)
        made.user = host
        router.host.columnsThatFit = 1
        return Self.subject(host, made)
      })
    try await contract.check()
  }

  private static func subject(_ host: PageHost<Place>, _ page: SimulatedPage) -> HostUnderTest<Place> {
    var columns = ColumnsReading(
      fitting: { page.columnsThatFit },
      resize: { [weak host] in
        page.columnsThatFit = $0
        host?.resized()
      })
    columns.seen = { [weak host] in host.map { Set(seen(in: $0, page).last ?? []) } ?? [] }
    return HostUnderTest(
      host, displayed: { [weak host] in host.flatMap { displayed($0, page) } },
      screens: { [weak host] in host?.screens.all.mapValues { $0.screen } ?? [:] },
      userCloses: { [weak host] id in host.map { goBack($0, page, from: id) } ?? false },
      userSelects: { [weak host] path in host.map { select($0, page, path) } ?? false },
      focus: focus(of: host, page),
      announcements: AnnouncementReading(announced: { page.announced }), columns: columns)
  }

  /// The entries whose screens are in the document, layer by layer.
  private static func seen(in host: PageHost<Place>, _ page: SimulatedPage) -> [[EntryID]] {
    host.layers.map { layer in
      page.elements[layer.element.node]?.children.compactMap { node in
        host.screens.all.first { $0.value.element.node == node }?.key
      } ?? []
    }
  }

  /// The tree, if the document shows what can be seen of it.
  private static func displayed(_ host: PageHost<Place>, _ page: SimulatedPage) -> RouteTree<Place>? {
    guard let tree = host.tree?.typed(Place.self), page.dialogs.count == tree.modals.count else { return nil }
    for (layer, ids) in seen(in: host, page).enumerated() {
      var wanted: [EntryID] = []
      tree.layer(layer).forEachSeen(room: page.columnsThatFit) { wanted.append($0.id) }
      guard ids == wanted else { return nil }
    }
    return tree.routes
  }

  private static func button(in host: PageHost<Place>, _ page: SimulatedPage, _ name: String) -> PageNode? {
    guard let layer = host.layers.last, let nodes = page.elements[layer.element.node]?.children else {
      return nil
    }
    return nodes.first { page.elements[$0]?.attributes["class"] == name }
  }

  private static func goBack(_ host: PageHost<Place>, _ page: SimulatedPage, from id: EntryID) -> Bool {
    guard host.tree?.visibleElement.id == id, let back = button(in: host, page, "waymark-back") else {
      return false
    }
    page.click(back)
    return true
  }

  private static func select(_ host: PageHost<Place>, _ page: SimulatedPage, _ path: BranchPath) -> Bool {
    guard let tree = host.tree, let parent = path.parent, let container = tree.container(at: parent) else {
      return false
    }
    let index = path.branch(at: path.branchCount - 1)
    switch container {
    case .stack: return false
    case .tabs(let tabs):
      guard let bar = button(in: host, page, "waymark-tabs"), tabs.selectedIndex != index,
        let buttons = page.elements[bar]?.children, parent.branchCount == 0
      else { return false }
      page.user?.event("click", "", on: buttons[index])
    case .columns(let columns):
      guard columns.shown(room: page.columnsThatFit).contains(index), index != columns.front,
        let screen = host.screens[columns[index].visibleElement.id]
      else { return false }
      page.user?.event("focusin", "", on: screen.element.node)
    }
    return true
  }

  private static func focus(of host: PageHost<Place>, _ page: SimulatedPage) -> FocusReading {
    FocusReading(
      current: { [weak host] in
        guard let host, let focused = page.focused else { return nil }
        if let (id, screen) = host.screens.all.first(where: { $0.value.element.contains(focused) }) {
          let index = screen.element.children.firstIndex { $0.node == focused }
          return FocusedElement(.screen(id), name: index.map { "element \($0)" } ?? "all of it")
        }
        let layer = host.layers.firstIndex { page.isInside(focused, $0.element.node) }
        return layer.map { FocusedElement(.chrome(layer: $0), name: "\(focused)") }
      },
      userMoves: { [weak host] in
        guard let host, let tree = host.tree, let screen = host.screens[tree.visibleElement.id] else {
          return false
        }
        let nodes = screen.element.children.map(\.node)
        let index = nodes.firstIndex { $0 == page.focused } ?? -1
        page.focus(nodes[(index + 1) % nodes.count])
        return true
      })
  }
}
