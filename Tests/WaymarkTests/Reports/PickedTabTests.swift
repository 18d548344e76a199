import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Tabs that the user picks")
struct PickedTabTests {
  private func tabs(_ keys: Place..., selectedKey: Place) -> Container<Place> {
    let tabs = keys.map { RouteTab($0, .stack([$0])) }
    return RouteTabs(checking: tabs, selectedKey: selectedKey).map(Container.tabs) ?? .stack([selectedKey])
  }

  @Test func aPickInADepartingSheetSelectsNothingInTheModalThatTakesItsPlace() throws {
    let bench = Bench(.home)
    bench.router.present(Modal(.sheet, tabs(.a, .b, selectedKey: .a)))
    bench.host.answer = .later
    bench.router.edit { [sheet = Modal(.sheet, tabs(.a, .b, selectedKey: .a))] tree in
      tree.dismiss()
      tree.present(sheet)
    }
    bench.host.userSelects(BranchPath(layer: 1).appending(branch: 1))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.router.tree.visibleRoute == .a)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.displayed == bench.router.tree)
  }

  @Test func aPickFollowsItsKeyWhereTabsHaveMoved() throws {
    let bench = Bench(RouteTree(tabs(.a, .b, .c, selectedKey: .a)))
    bench.host.answer = .later
    bench.router.set(RouteTree(tabs(.c, .b, .a, selectedKey: .a)))
    bench.host.userSelects(BranchPath.root.appending(branch: 2))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.router.tree.visibleRoute == .c)
    #expect(bench.router.shown == bench.router.tree)
  }

  @Test(arguments: [
    (step: BranchPath.root.appending(branch: 1), pick: BranchPath(layer: 1).appending(branch: 1)),
    (BranchPath.root.appending(branch: 0).appending(branch: 1), BranchPath.root.appending(branch: 1)),
    (
      BranchPath.root.appending(branch: 0).appending(branch: 1),
      BranchPath.root.appending(branch: 1).appending(branch: 1)
    ),
  ])
  func aPickElsewhereLeavesASelectionToTheHost(step: BranchPath, pick: BranchPath) throws {
    let outer = RouteTabs(
      RouteTab(.home, tabs(.a, .b, selectedKey: .a)),
      RouteTab(.search, tabs(.c, .d, selectedKey: .c)))
    let sheet = Modal(.sheet, tabs(.m, .n, selectedKey: .m))
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
