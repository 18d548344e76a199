import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Edits and dry runs")
struct EditTests {
  @Test func severalChangesAreOneNavigation() throws {
    let bench = Bench(.home, .a, .b)
    let navigation = bench.router.edit { tree in
      tree.popToRoot()
      tree.push(.c)
      tree.present(.m, as: .alert)
    }
    #expect(navigation.currentOutcome == .completed)
    try bench.host.expectSteps("swap a b -> c above 1", "present {alert: m}")
    #expect(bench.host.steps.map(\.isAnimated) == [false, true])
  }

  @Test func navigatingInsideAnEditIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router<Place>(.home)
        router.edit { _ in router.push(.a) }
      }
    }
  }

  @Test func reportingInsideAnEditIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router<Place>(.home)
        router.edit { tree in router.host.report(.closed(tree.tree.visibleElement.id)) }
      }
    }
  }

  @Test func anEditSaysWhatItChanged() {
    typealias Editor = TreeEditor<Place>
    let gone = EntryID(rawValue: 1000)
    func top(_ tree: Editor) -> EntryID { tree.tree.visibleElement.id }
    func root(_ tree: Editor) -> EntryID { tree.tree.layer(0).visibleElement.id }
    let edits: [(String, (inout Editor) -> Bool, then: String)] = [
      ("a", { $0.push(.a, inTab: .search) }, "([home b]* | [search a]) {m n}"),
      ("b", { $0.push(.a, inTab: .a) }, ""),
      ("e", { $0.pop() }, "([home b]* | [search]) {m}"),
      ("f", { $0.pop(0) }, ""),
      ("g", { $0.pop(to: .m) }, "([home b]* | [search]) {m}"),
      ("h", { $0.pop(to: .a) }, ""),
      ("i", { $0.pop(to: gone) }, ""),
      ("j", { $0.popToRoot() }, "([home b]* | [search]) {m}"),
      ("n", { $0.replaceTop(with: .a) }, "([home b]* | [search]) {m a}"),
      ("o", { $0.replaceTop(with: .n) }, ""),
      ("p", { $0.setStack([.m, .a]) }, "([home b]* | [search]) {m a}"),
      ("q", { $0.setStack([.m, .n]) }, ""),
      ("t", { $0.setStack([.c], at: BranchPath(layer: 3)) }, ""),
      ("u", { $0.select(.search) }, "([home b] | [search]*) {m n}"),
      ("v", { $0.select(.home) }, ""),
      ("w", { $0.dismiss() }, "([home b]* | [search])"),
      ("x", { $0.dismissAll() }, "([home b]* | [search])"),
      ("y", { $0.setRoot(.stack([.a])) }, "[a]"),
      ("z", { $0.close(top($0)) }, "([home b]* | [search]) {m}"),
      ("A", { $0.close(gone) }, ""),
      ("B", { $0.remove(root($0)) }, "([home]* | [search]) {m n}"),
      ("C", { $0.remove(gone) }, ""),
      ("D", { $0.update(top($0), to: .a) }, "([home b]* | [search]) {m a}"),
      ("E", { $0.update(gone, to: .a) }, ""),
      ("F", { $0.set(RouteTree(.a)) }, "[a]"),
      ("G", { $0.set($0.tree.routes) }, ""),
    ]
    let start = RouteTree(
      .tabs(RouteTabs<Place>(RouteTab(.home, [.home, .b]), RouteTab(.search))),
      modals: [Modal(.sheet, [.m, .n])])
    for (name, edit, then) in edits {
      let bench = Bench(start)
      let said = Box<Bool?>(nil)
      nonisolated(unsafe) let change = edit
      bench.router.edit { said.value = change(&$0) }
      #expect(said.value == !then.isEmpty, "\(name)")
      #expect(bench.tree == (then.isEmpty ? start.description : then), "\(name)")
    }
  }
}
