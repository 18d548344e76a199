import Testing
import WaymarkCore
import WaymarkState

/// Faults that users of other routers were bitten by.
@Suite struct FaultTests {
  @Test(arguments: faults) func aKnownFaultCannotHappen(_ fault: Case) throws { try fault.run() }

  static let faults = [
    Case("A column whose root stays keeps its screen") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["message:1"]))
      let message = scene.id("message:1")
      scene.object("message:1") { _ in .block("draft") }
      let same = scene.go(.fill(.stack("message:1"), column: 1))
      try scene.expect(same, ends: .unchanged)
      let deeper = scene.go(.fill(.stack("message:1", "reply"), column: 1))
      try scene.expect(deeper, ends: .completed)
      try scene.expect("[inbox|message:1 reply*]")
      try scene.expect(scene.id("message:1"), is: message)
      try scene.expect(scene.turns.count, is: 0, "the number of questions")
    },
    Case("A column with another root is another column, and no screen of the old one comes with it") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["message:1"]))
      let message = scene.id("message:1")
      scene.edits[1] = { tree, ids in
        let column = BranchPath.root.appending(branch: 1)
        guard let old = tree.stack(at: column)?.elements else { return }
        tree.setStack(RouteStack(root: Place(id: ids.next(), route: "search"), pushed: old), at: column)
      }
      let number = scene.go(.own(1))
      try scene.expect("[inbox|search message:1*]")
      try scene.expect(number, ends: .completed)
      try scene.expect(scene.id("message:1") == message, is: false, "whether the screen was moved")
    },
    Case("Modals go in one step, and nothing between appears") {
      for edit in [Edit.dismissAll, .setRoot(.stack("welcome"))] {
        var scene = Scene(RouteTree("home"))
        for route: AnyRoute in ["a", "b", "c"] { scene.present(route) }
        scene.forgetWhatHappened()
        scene.go(edit)
        let isRoot = edit != .dismissAll
        try scene.expect(scene.steps.count, is: isRoot ? 2 : 1, "the number of steps")
        try scene.expect(scene.steps.first?.step.isVisible, is: !isRoot)
        let appeared = scene.events.filter { $0.hasSuffix("appeared") }
        try scene.expect(appeared, is: [isRoot ? "welcome appeared" : "home appeared"])
      }
    },
    Case("A push while an alert goes lands below it") {
      var scene = Scene(RouteTree("home"))
      scene.go(.present(Modal(.alert, .stack("saved?"))))
      let push = scene.push("next")
      try scene.expect("[home next] {alert: saved?}")
      scene.userCloses("saved?")
      try scene.expect("[home next]")
      try scene.expect(push, ends: .completed)
    },
    Case("A tap on the selected tab brings columns to their roots") {
      let columns = RouteColumns<AnyRoute>(["inbox", "folder"], ["message", "reply"])
      var scene = Scene(
        RouteTree(tabs: RouteTab("mail", .columns(columns)), RouteTab("search", .stack("search"))))
      let path = BranchPath.root.appending(branch: 0)
      scene.go(.selectAgain(path))
      try scene.expect("(mail*: [inbox|message*] | [search])")
      scene.go(.selectAgain(path))
      try scene.expect(scene.notices.last, is: .selectedAgain("mail"))
      scene.go(.selectAgain(BranchPath.root.appending(branch: 1)))
      try scene.expect(scene.notices.last, is: .selectedAgain("search"))
      // In tabs inside the tab, too.
      let inner = Container.tabs(RouteTabs(RouteTab("mail", .columns(columns))))
      var outer = Scene(RouteTree(tabs: RouteTab("work", inner), RouteTab("search", .stack("search"))))
      outer.go(.selectAgain(path))
      try outer.expect("(work*: (mail*: [inbox|message*]) | [search])")
    },
    Case("One column fits until another host has said how many") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["message"]))
      scene.send(.columnsThatFit(2))
      scene.forgetWhatHappened()
      scene.send(.attached)
      try scene.expect(scene.events.filter { $0.hasSuffix("removed") }.count, is: 2)
      try scene.expect(scene.events.filter { $0.hasSuffix("appeared") }, is: ["message appeared"])
    },
  ]
}
