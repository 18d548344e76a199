import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Tabs that the user picks")
struct PickedTabTests {
  private func tabs(_ keys: Place..., selected: Place) -> Container<Place> {
    let tabs = keys.map { RouteTab(key: $0, container: .stack([$0])) }
    return RouteTabs(tabs: tabs, selectedKey: selected).map(Container.tabs) ?? .stack([selected])
  }

  @Test func aPickInADepartingSheetSelectsNothingInTheModalThatTakesItsPlace() throws {
    let bench = Bench(.home)
    bench.router.present(Modal(style: .sheet, container: tabs(.a, .b, selected: .a)))
    bench.host.answer = .later
    bench.router.edit { [sheet = Modal(style: .sheet, container: tabs(.a, .b, selected: .a))] tree in
      tree.dismiss()
      tree.present(sheet)
    }
    bench.host.userSelects(ContainerPath(layer: 1).appending(tab: 1))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.router.tree.visibleElement.route == .a)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.displayed == bench.router.tree)
  }

  @Test func aPickFollowsItsKeyWhereTabsHaveMoved() throws {
    let bench = Bench(RouteTree(tabs(.a, .b, .c, selected: .a)))
    bench.host.answer = .later
    bench.router.set(RouteTree(tabs(.c, .b, .a, selected: .a)))
    bench.host.userSelects(ContainerPath.root.appending(tab: 2))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.router.tree.visibleElement.route == .c)
    #expect(bench.router.shown == bench.router.tree)
  }
}
