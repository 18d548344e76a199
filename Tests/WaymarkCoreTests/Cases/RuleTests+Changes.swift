import WaymarkCore
import WaymarkState

/// Changes in between: what users, hosts and others do while something is decided, shown or waits.
extension RuleTests {
  static let changes = [
    Case("Guards are asked anew about another tree, though the screen that asked the user objects no more") {
      for isClosedFirst in [true, false] {
        var scene = Scene(RouteTree("home", "form", "detail"))
        let guardian = scene.add { _ in nil }
        let objection = scene.object("form") { _ in .detour(.present("discard?", .alert)) }
        let number = scene.go(.setRoot(.stack("x")))
        if isClosedFirst { scene.userCloses("detail") }
        try scene.answerUser(true)
        scene.send(.removed(objection))
        if !isClosedFirst { scene.userCloses("detail") }
        scene.send(.decided(scene.heard[0], .allow))
        let count = scene.turns.filter { $0.asked == guardian }.count
        try scene.expect(count, is: isClosedFirst ? 1 : 2, "the number of questions")
        scene.decide(.allow)
        try scene.expect(number, ends: .completed)
        try scene.expect("[x]")
      }
    },
    Case("A guard is asked once about the tree that is left when the screen that asks the user is closed") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      scene.add { _ in .allow }
      let number = scene.go(.setRoot(.stack("x")))
      scene.userCloses("form")
      try scene.expect(scene.turns.count, is: 2, "the number of questions")
      try scene.expect(scene.heard.count, is: 0)
      try scene.expect(number, ends: .completed)
    },
    Case("A push whose place was taken away in between is no double tap") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.go(.push("d"), from: "home")
      scene.go(.pop(1))
      let again = scene.go(.push("d"), from: "home")
      scene.hostGoesOn()
      try scene.expect("[home d]")
      try scene.expect(again, ends: .completed)
    },
    Case("A dismissal that was shown is completed, though the next navigation fails or is given up") {
      for isGivenUp in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.present("a")
        scene.hostAnswers = false
        let dismissal = scene.go(.dismiss)
        let push = scene.push("b")
        scene.acknowledge()
        if isGivenUp {
          scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
        } else {
          scene.failTwice()
        }
        try scene.expect(dismissal, ends: .completed)
        try scene.expect(push, ends: isGivenUp ? .cancelled : .failed(.host))
        try scene.expect("[home]")
      }
    },
    Case("Numbers of columns that make no sense do no harm") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["message"]))
      try scene.expectEnd(of: .fill(.stack("x"), column: -1), .failed(.notThere))
      scene.send(.columnsThatFit(0))
      try scene.expect(scene.state.columnsThatFit, is: 1)
    },
    Case("A recheck that is repeated asks the same places and screens") {
      var scene = Scene(RouteTree("home", "a"))
      scene.object("a") { _ in .allow }
      scene.add(.entering) { $0.place?.route == "a" ? .block(nil) : .allow }
      scene.hostAnswers = false
      scene.send(.asked(.recheck(scene.newNumber(), asksScreens: true)))
      scene.failTwice()
      try scene.expect(scene.turns.filter { !$0.isRecheck }.count, is: 2, "the number of objections")
      try scene.expect(scene.turns.allSatisfy { $0.cause == .app }, is: true)
    },
    Case("A recheck that made up for one that failed is repeated all the same when the user gives it up") {
      var scene = Scene(RouteTree("home", "a"))
      let asked = scene.add(.entering) { $0.place?.route == "a" ? .block(nil) : .allow }
      scene.hostAnswers = false
      scene.recheck()
      scene.verdicts[asked] = { _ in nil }
      scene.failTwice()
      scene.send(.attachedAgain)
      scene.acknowledge()
      scene.verdicts[asked] = { $0.place?.route == "a" ? .block(nil) : .allow }
      scene.decide(.allow)
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      scene.failTwice()
      try scene.expect("[home]")
    },
    Case("A recheck that cuts and is sent back at once is shown as a whole") {
      var scene = Scene(RouteTree("home", "b", "a"))
      scene.add(.entering) { $0.place?.route == "a" ? .redirect(.popToRoot) : .allow }
      scene.recheck()
      try scene.expect(scene.state.shown.map { "\($0)" }, is: "[home]")
      try scene.expect(scene.state.newestChange.leaving.map { $0.route }, is: ["b"])
    },
    Case("Nobody arrives, and nothing is settled, while nothing is on the screen") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      scene.send(.attached)
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      try scene.expect(scene.state.isSettled, is: false)
      try scene.expect(scene.arrivals, is: [])
      scene.hostAnswers = true
      scene.push("a")
      try scene.expect(scene.arrivals, is: ["a"])
      try scene.expect(scene.state.isSettled, is: true)
    },
    Case("A finished detour closes, though a newer navigation comes before its screen has answered") {
      var scene = Scene(RouteTree("home", "a", "b"))
      let guardian = scene.add { _ in signIn }
      let link = scene.go(.popTo("a"))
      scene.verdicts[guardian] = { _ in .allow }
      scene.go(.close(scene.id("a")))
      let objection = scene.object("signIn") { _ in nil }
      scene.send(.finishedDetour(nil))
      try scene.expect(link, ends: .failed(.notThere))
      scene.verdicts[objection] = { _ in .allow }
      scene.push("c")
      try scene.expect("[home c]")
    },
    Case("A finished detour closes with the modals over it, and not with those over another tab") {
      let tabs = RouteTree<AnyRoute>(tabs: RouteTab("t", .stack("a")), RouteTab("u", .stack("b")))
      for isLeft in [false, true] {
        var scene = Scene(tabs)
        let guardian = scene.add { _ in .detour(.push("signIn")) }
        let number = scene.push("c")
        scene.verdicts[guardian] = { _ in .allow }
        if isLeft { scene.go(.select("u")) }
        scene.present("help")
        if isLeft { try scene.expect(scene.state.waitingNavigation(in: scene.id("help")), is: nil) }
        scene.send(.finishedDetour(nil))
        try scene.expect(number, ends: .completed)
        try scene.expect(isLeft ? "(t: [a] | u*: [b]) {help c}" : "(t*: [a c] | u: [b])")
      }
    },
    Case("A detour to a place that others cover opens another one") {
      var scene = Scene(RouteTree("home", "help", "a"))
      scene.add { $0.edit == .push("b") ? .detour(.push("help")) : .allow }
      scene.push("b")
      try scene.expect("[home help a help]")
    },
    Case("A detour to a place in another visible column, or in an alert, opens no second one") {
      for isAlert in [true, false] {
        var scene = Scene(RouteTree(columns: ["signIn"], ["home"]))
        scene.send(.columnsThatFit(2))
        if isAlert {
          scene.go(.setRoot(.stack("home")))
          scene.go(.present(Modal(.alert, .stack("signIn"))))
        }
        scene.add(.entering) { $0.place?.route == "private" ? signIn : .allow }
        scene.push("private")
        try scene.expect(scene.state.tree.places().filter { $0.route == "signIn" }.count, is: 1)
        try scene.expect(scene.state.detourScreens, is: [scene.id("signIn")])
      }
    },
    Case("A restore in the background goes first, though a link that it takes back changes the tree") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.go(.push("linked"), cause: .link)
      scene.add { $0.cause == .app ? nil : .allow }
      let push = scene.push("a")
      let restore = scene.go(.set(RouteTree("home", "old")), cause: .restore, priority: .background)
      scene.go(.push("b"), priority: .background)
      try scene.expect("[home]")
      scene.decide(.block(nil))
      try scene.expect(push, ends: .blocked(nil))
      scene.send(.attached)
      try scene.expect(restore, ends: .completed)
      try scene.expect("[home old linked]")
    },
    Case("A recheck waits for a navigation that comes back from its detour") {
      var scene = Scene(RouteTree("home", "account"))
      let guardian = scene.add(.entering) { $0.place?.route == "private" ? signIn : .allow }
      let link = scene.go(.set(RouteTree("home", "account", "private")))
      scene.verdicts[guardian] = { _ in nil }
      scene.send(.finishedDetour(nil))
      scene.verdicts[guardian] = { $0.isRecheck && $0.place?.route == "account" ? .block(nil) : .allow }
      let recheck = scene.recheck()
      scene.decide(.allow)
      try scene.expect("[home]")
      try scene.expect(link, ends: .completed)
      try scene.expect(recheck, ends: .completed)
    },
    Case("A recheck cuts the first tab of a sheet like any other") {
      for isSeen in [true, false] {
        var scene = Scene(RouteTree("home"))
        let tabs = RouteTabs<AnyRoute>(RouteTab("a", .stack("a")), RouteTab("b", .stack("b")))
        scene.go(.present(Modal(.sheet, .tabs(tabs))))
        let path = BranchPath(layer: 1).appending(branch: 1)
        if !isSeen { scene.go(.selectBranch(path)) }
        scene.add(.entering) { $0.place?.route == "a" ? .block(nil) : .allow }
        scene.recheck()
        try scene.expect(scene.state.tree.modals.count, is: 1)
        try scene.expect(scene.state.tree.visibleElement.route, is: "b")
      }
    },
    Case("A screen is asked again by another host that shows it, before anything is decided") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      let number = scene.go(.setRoot(.stack("x")))
      scene.hostAnswers = false
      scene.send(.attached)
      try scene.expect("[home form]")
      scene.object("form") { _ in .block("text") }
      scene.hostGoesOn()
      try scene.expect(number, ends: .blocked("text"))
      try scene.expect("[home form]")
    },
    Case("A screen that goes with a detour asks for nothing any more") {
      var scene = Scene(RouteTree("home", "a"))
      scene.present("signIn")
      let guardian = scene.add { _ in signIn }
      let number = scene.go(.push("b"), from: "signIn")
      scene.verdicts[guardian] = { _ in .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect(number, ends: .failed(.screenGone))
      try scene.expect("[home a]")
    },
    Case("A guard is asked about all that the user gets to see in a tab of columns") {
      let inner = RouteTabs<AnyRoute>(RouteTab("u", .stack("u")), RouteTab("v", .stack("v")))
      guard let columns = RouteColumns<AnyRoute>(capacity: 2, filled: [.stack("a"), .tabs(inner)]) else {
        throw Found("no columns")
      }
      var scene = Scene(
        RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("mail", .columns(columns))))
      scene.add(.entering) { _ in .allow }
      scene.userSelects(BranchPath.root.appending(branch: 1))
      try scene.expect(scene.turns.map { $0.place?.route }, is: ["a", "u"])
    },
    Case("A host that shows places that nobody knows, or one twice, has failed") {
      for id in [77, 1] as [UInt64] {
        var scene = Scene(RouteTree("home"))
        scene.hostAnswers = false
        scene.push("a")
        var tree = scene.state.shown ?? scene.state.tree
        tree.present(Place(id: EntryID(rawValue: id), route: "x"), as: .sheet)
        scene.send(.showsInstead(scene.state.openHostRequest ?? 0, tree))
        try scene.expect(scene.state.shown.map { "\($0)" }, is: "[home]")
        try scene.expect(scene.notices.last, is: .stepFailed(2))
      }
    },
  ]
}
