import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Tabs that the user picks")
struct PickedTabTests {
  private func tabs(_ keys: Place..., selectedKey: Place) -> Container<Place> {
    let tabs = keys.map { RouteTab(key: $0, container: .stack([$0])) }
    return RouteTabs(tabs: tabs, selectedKey: selectedKey).map(Container.tabs) ?? .stack([selectedKey])
  }

  @Test func aPickInADepartingSheetSelectsNothingInTheModalThatTakesItsPlace() throws {
    let bench = Bench(.home)
    bench.router.present(Modal(style: .sheet, container: tabs(.a, .b, selectedKey: .a)))
    bench.host.answer = .later
    bench.router.edit { [sheet = Modal(style: .sheet, container: tabs(.a, .b, selectedKey: .a))] tree in
      tree.dismiss()
      tree.present(sheet)
    }
    bench.host.userSelects(ContainerPath(layer: 1).appending(branch: 1))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.router.tree.visibleElement.route == .a)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.displayed == bench.router.tree)
  }

  @Test func aPickFollowsItsKeyWhereTabsHaveMoved() throws {
    let bench = Bench(RouteTree(tabs(.a, .b, .c, selectedKey: .a)))
    bench.host.answer = .later
    bench.router.set(RouteTree(tabs(.c, .b, .a, selectedKey: .a)))
    bench.host.userSelects(ContainerPath.root.appending(branch: 2))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.router.tree.visibleElement.route == .c)
    #expect(bench.router.shown == bench.router.tree)
  }

  @Test(arguments: [
    (step: ContainerPath.root.appending(branch: 1), pick: ContainerPath(layer: 1).appending(branch: 1)),
    (ContainerPath.root.appending(branch: 0).appending(branch: 1), ContainerPath.root.appending(branch: 1)),
    (
      ContainerPath.root.appending(branch: 0).appending(branch: 1),
      ContainerPath.root.appending(branch: 1).appending(branch: 1)
    ),
  ])
  func aPickElsewhereLeavesASelectionToTheHost(step: ContainerPath, pick: ContainerPath) throws {
    let outer = RouteTabs(
      RouteTab(key: .home, container: tabs(.a, .b, selectedKey: .a)),
      RouteTab(key: .search, container: tabs(.c, .d, selectedKey: .c)))
    let sheet = Modal(style: .sheet, container: tabs(.m, .n, selectedKey: .m))
    let bench = Bench(RouteTree(.tabs(outer), modals: pick.layer > 0 ? [sheet] : []), answering: .later)
    bench.router.submit(.selectTab(at: step, in: bench.router.tree))
    bench.host.userSelects(pick)
    bench.host.acknowledgeAll()
    #expect(
      bench.host.steps.filter {
        if case .select(step.parent ?? .root, _, _) = $0.step.change { true } else { false }
      }.count == 1)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.displayed == bench.router.tree)
  }
}
