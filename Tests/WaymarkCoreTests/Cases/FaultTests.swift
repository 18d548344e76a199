import Testing
import WaymarkCore
import WaymarkState

/// Faults that users of other routers were bitten by.
@Suite struct FaultTests {
  @Test(arguments: faults) func aKnownFaultCannotHappen(_ fault: Case) throws { try fault.run() }

  static let signIn: AnyRoute = "signIn"

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
    Case("A screen that has allowed it is not asked again after a detour") {
      var scene = Scene(RouteTree("home", "form"))
      var isSignedIn = false
      scene.object("form") { _ in .allow }
      let asked = GuardNumber(scene.newNumber())
      scene.verdicts[asked] = { _ in isSignedIn ? .allow : .detour(.present("signIn", .sheet)) }
      scene.send(.added(Guard(asked, .navigations)))
      let number = scene.go(.set(RouteTree("home", "private")))
      try scene.expect("[home form] {signIn}")
      isSignedIn = true
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect("[home private]")
      try scene.expect(number, ends: .completed)
      let objections = scene.turns.filter { $0.place?.route == "form" }
      try scene.expect(objections.count, is: 1, "the number of times that the form was asked")
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
    Case("A detour to a place that the user has opened opens no second one") {
      var scene = Scene(RouteTree("home"))
      scene.present("signIn")
      let asked = scene.add(.entering) {
        $0.place?.route == "private" ? .detour(.present("signIn", .sheet)) : .allow
      }
      let link = scene.go(.set(RouteTree("home", "private")))
      try scene.expect("[home] {signIn}")
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect("[home private]")
      try scene.expect(link, ends: .completed)
    },
    Case("A link that is opened before a restore arrives over it") {
      for isLinkFirst in [true, false] {
        var scene = Scene(RouteTree("home"), isAttached: false)
        scene.edits[1] = { tree, ids in tree.present(Place(id: ids.next(), route: "linked"), as: .sheet) }
        var link: NavigationNumber = 0
        if isLinkFirst { link = scene.go(.own(1), cause: .link) }
        let restore = scene.go(.set(RouteTree("home", "old")), cause: .restore)
        if !isLinkFirst { link = scene.go(.own(1), cause: .link) }
        scene.send(.attached)
        try scene.expect("[home old] {linked}")
        try scene.expect(restore, ends: .completed)
        try scene.expect(link, ends: .completed)
      }
    },
    Case("A question, and what it uncovers, are no arrivals") {
      var scene = Scene(RouteTree("home"))
      scene.push("form")
      scene.object("form") { _ in .detour(.present("discard", .alert)) }
      scene.go(.pop(1))
      try scene.answerUser(true)
      scene.send(.decided(scene.heard[0], .allow))
      try scene.expect(scene.arrivals, is: ["home", "form", "home"])
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
    },
    Case("One column fits until another host has said how many") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["message"]))
      scene.send(.columnsThatFit(2))
      scene.forgetWhatHappened()
      scene.send(.attached)
      try scene.expect(scene.events.filter { $0.hasSuffix("removed") }.count, is: 2)
      try scene.expect(scene.events.filter { $0.hasSuffix("appeared") }, is: ["message appeared"])
    },
    Case("A guard that never answers is named, and a newer navigation takes its place") {
      var scene = Scene(RouteTree("home"))
      let slow = scene.add { _ in nil }
      let first = scene.push("a")
      guard let turn = scene.state.openTurn else { throw Found("nobody is asked") }
      scene.send(.guardTimedOut(turn))
      try scene.expect(scene.notices.last, is: .guardIsLate("guard", first))
      scene.verdicts[slow] = { _ in .allow }
      let second = scene.push("b")
      try scene.expect(first, ends: .superseded(by: second))
      try scene.expect("[home b]")
    },
  ]
}
