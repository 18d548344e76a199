import Testing
import WaymarkCore
import WaymarkState

/// Guards, screens, views and journals are told the truth; what is cut or selected is what is meant.
extension RuleTests {
  @Test(arguments: telling) func everybodyIsToldTheTruth(_ one: Case) throws { try one.run() }
  @Test(arguments: cuts) func aRecheckCutsNoMoreAndNoLess(_ one: Case) throws { try one.run() }

  static let telling = [
    Case("A guard is told the edit that it decides about") {
      let verdicts: [AnyRoute: Verdict] = [
        "a": .redirect(.push("b")), "b": signIn, "account": .redirect(.push("c")),
      ]
      var scene = Scene(RouteTree("home", "account"))
      scene.add(.entering) { turn in turn.place.flatMap { verdicts[$0.route] } ?? .allow }
      scene.push("a")
      scene.recheck()
      let sheet = Edit.present(Modal(.sheet, .stack("signIn")))
      let recheck = Edit.recheck(Recheck())
      let edits = [.push("a"), .push("b"), sheet, recheck, recheck, recheck, .push("c")]
      try scene.expect(scene.turns.map(\.edit), is: edits)
    },
    Case("An arrival names the navigation that was shown last") {
      var scene = Scene(RouteTree("home"))
      scene.push("a")
      scene.userCloses("a")
      scene.hostAnswers = false
      for route: AnyRoute in ["b", "c"] { scene.push(route) }
      scene.go(.pop(1))
      scene.hostGoesOn()
      var requests: [String?] = []
      for case .arrived(let arrival) in scene.effects {
        requests.append(arrival.request.map { "\($0.number) \($0.cause)" })
      }
      try scene.expect(requests, is: [nil, "1 app", "2 user", "5 app"])
    },
    Case("Where a host fails for good is where the user arrives") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      for route: AnyRoute in ["a", "b"] { scene.push(route) }
      scene.acknowledge()
      scene.failTwice()
      try scene.expect(scene.arrivals, is: ["home", "a"])
      try scene.expect(scene.events.last, is: "a appeared")
    },
    Case("Whoever listens later is told of what comes then") {
      var scene = Scene(RouteTree("home"), isHeard: false)
      scene.state.listen([.screens, .arrivals])
      scene.push("a")
      try scene.expect(scene.events, is: ["a created", "home covered", "a appeared"])
    },
    Case("A host that takes a screen away while it is asked need not wait for its answer") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in nil }
      scene.hostAnswers = false
      scene.push("a")
      let number = scene.go(.popToRoot)
      var tree = scene.state.shown ?? scene.state.tree
      tree.pop()
      scene.hostAnswers = true
      scene.send(.showsInstead(scene.state.openHostRequest ?? 0, tree))
      try scene.expect(number, ends: .completed)
    },
    Case("A screen that closes answers whoever has opened it, or the screen below") {
      for isThere in [true, false] {
        var scene = Scene(RouteTree("home", "a"))
        scene.push("b")
        scene.go(.push("picker"), from: isThere ? "home" : "a")
        if !isThere { scene.go(.set(RouteTree("home", "b", "picker"))) }
        let picker = scene.id("picker")
        scene.go(.close(picker), answer: TypedValue(5))
        try scene.expect(scene.deliveries.last?.to, is: scene.id(isThere ? "home" : "b"))
      }
    },
    Case("A screen whose closing is sent elsewhere has not answered") {
      var scene = Scene(RouteTree("home"))
      scene.go(.push("picker"), from: "home")
      let asked = scene.add { $0.edit == .push("x") ? .allow : .redirect(.push("x")) }
      scene.go(.close(scene.id("picker")), answer: TypedValue(5))
      scene.send(.removed(asked))
      scene.userCloses("picker")
      try scene.expect("[home]")
      try scene.expect(scene.deliveries.count, is: 0)
    },
    Case("A window that closes asks all its screens, and changes nothing") {
      for objects in [true, false] {
        var scene = Scene(RouteTree(tabs: RouteTab("a", .stack("a")), RouteTab("b", .stack("b", "form"))))
        scene.object("form") { _ in objects ? .block("draft") : .allow }
        try scene.expectEnd(of: .leaveWindow, objects ? .blocked("draft") : .completed)
        try scene.expect(scene.turns.count, is: 1)
        try scene.expect("([a]* | [b form])")
      }
    },
    Case("A question that comes while the host is at work is shown, and goes with what is newer") {
      var scene = Scene(RouteTree("home", "form"))
      scene.hostAnswers = false
      scene.push("a")
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      scene.go(.popToRoot)
      scene.hostGoesOn()
      try scene.expect(scene.stepTexts.last, is: "present {alert: discard?}")
      scene.push("b")
      try scene.expect(scene.state.screen, is: scene.state.tree)
    },
    Case("A host knows its screens, and the places that are on their way") {
      var scene = Scene(RouteTree("home", "form"))
      let (home, form) = (scene.id("home"), scene.id("form"))
      try scene.expect([home, form].map(scene.state.isSeen), is: [false, true])
      scene.hostAnswers = false
      scene.go(.pop(1))
      try scene.expect([home, form].map(scene.state.mayHaveScreen), is: [true, true])
      scene.acknowledge()
      try scene.expect(scene.state.mayHaveScreen(form), is: false)
      scene.push("a")
      let coming = scene.id("a")
      scene.go(.pop(1))
      scene.push("b")
      try scene.expect([coming, scene.id("b")].map(scene.state.mayHaveScreen), is: [true, true])
    },
    Case("A journal begins without a host or at rest, and not while something is done or waits") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      try scene.expect(scene.state.isWhole, is: true, "a router without a host")
      scene.hostAnswers = false
      scene.send(.attached)
      try scene.expect(scene.state.isWhole, is: false, "a rebuild")
      scene.acknowledge()
      scene.send(.saved(scene.id("home"), key: "text", TypedValue(1)))
      try scene.expect([scene.state.isWhole, scene.state.isDeciding], is: [true, false], "a router at rest")
      try scene.expect(scene.state.isDecidingNews, is: false)
      scene.add(.entering) { $0.place?.route == "a" ? signIn : .allow }
      scene.hostAnswers = true
      scene.push("a")
      try scene.expect(scene.state.waitingNavigation(in: nil), is: 2)
      try scene.expect(scene.state.isWhole, is: false, "a detour")
      scene.send(.detached)
      scene.push("c")
      try scene.expect(scene.state.isWhole, is: false, "a router between hosts")
    },
  ]

  static let cuts = [
    Case("A column that is cut leaves the columns after it empty") {
      let rows: [(AnyRoute, String)] = [
        ("a", "[inbox*|.]"), ("message", "[inbox a*|.]"), ("inbox", "[inbox*|.]"),
      ]
      for (refused, tree) in rows {
        var scene = Scene(RouteTree(columns: ["inbox", "a"], ["message", "b"]))
        scene.add(.entering) { $0.place?.route == refused ? .block(nil) : .allow }
        scene.recheck()
        try scene.expect(tree)
      }
    },
    Case("A hidden tab of tabs keeps the one that is selected in it, and may be gone to after a cut") {
      let rows: [([AnyRoute], String)] = [
        (["out"], "([home]* | mail: ([in]* | [out] | [sent]))"),
        (["home", "in"], "([home] | mail*: ([in] | [out]* | [sent]))"),
      ]
      for (refused, tree) in rows {
        let mail = RouteTab("mail", tabs("in", "out", "sent"))
        var scene = Scene(RouteTree(tabs: RouteTab("home", .stack("home")), mail))
        scene.add(.entering) { $0.place.map { refused.contains($0.route) } == true ? .block(nil) : .allow }
        scene.recheck()
        try scene.expect(tree)
      }
    },
    Case("A refused root gives way to its detour, though the user sees that place or an alert over it") {
      let rows: [(Presentation, AnyRoute)] = [(.sheet, "signIn"), (.alert, "expired")]
      for (style, place) in rows {
        var scene = Scene(RouteTree("account"))
        scene.go(.present(Modal(style, .stack(place))))
        scene.add(.entering) { $0.place?.route == "account" ? .detour(.push("signIn")) : .allow }
        let number = scene.recheck()
        try scene.expect("[signIn]")
        try scene.expect(number, ends: nil)
      }
    },
    Case("A refused root comes back from its detour with all above it, and else its going was a change") {
      for isAllowed in [true, false] {
        var scene = Scene(isAllowed ? RouteTree("account", "a") : RouteTree("account"))
        let asked = scene.add(.entering) {
          $0.place?.route == "account" ? .detour(.push("signIn")) : .allow
        }
        let number = scene.recheck()
        try scene.expect("[signIn]")
        scene.verdicts[asked] = { _ in isAllowed ? .allow : .redirect(.popToRoot) }
        scene.send(.finishedDetour(nil))
        try scene.expect(isAllowed ? "[account a]" : "[signIn]")
        try scene.expect(number, ends: .completed)
      }
    },
    Case("A tab of a column that is refused is left for another, and the last one empties the column") {
      let rows: [([AnyRoute], String)] = [
        (["in"], "[folders|([in] | [out]*)*]"), (["in", "out"], "[folders*|.]"),
      ]
      for (refused, tree) in rows {
        let columns = RouteColumns<AnyRoute>(capacity: 2, filled: [.stack("folders"), tabs("in", "out")])
        var scene = Scene(RouteTree(columns.map { .columns($0) } ?? .stack("none")))
        scene.add(.entering) { $0.place.map { refused.contains($0.route) } == true ? .block(nil) : .allow }
        scene.recheck()
        try scene.expect(tree)
      }
    },
    Case("A column that the user brings to the front is asked about") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["message"]))
      scene.add(.entering) { _ in .allow }
      scene.userSelects(BranchPath.root.appending(branch: 0))
      try scene.expect(scene.turns.map { $0.place?.route }, is: ["inbox"])
    },
    Case("A tab that the host shows is found by its key, and in the same modal alone") {
      func sheet(_ inner: Container<AnyRoute>) -> RouteTree<AnyRoute> {
        RouteTree(.stack("home"), modals: [Modal(.sheet, inner)])
      }
      func mail(_ keys: AnyRoute...) -> RouteTree<AnyRoute> {
        RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("mail", tabs(keys[0], keys[1])))
      }
      func path(_ layer: Int, _ branches: Int...) -> BranchPath {
        branches.reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
      }
      let rows = [
        (RouteTree(tabs("a", "b")), RouteTree(tabs("b", "a")), path(0, 0), path(0, 1)),
        (mail("in", "out"), mail("out", "in"), path(0, 1, 0), path(0, 1, 1)),
        (sheet(tabs("a", "b", "c")), sheet(tabs("a", "c", "b")), path(1, 1), path(1, 2)),
        (sheet(tabs("a", "b", "c")), sheet(tabs("a", "c", "b", root: "x")), path(1, 1), path(1, 1)),
      ]
      for (shown, tree, there, here) in rows {
        var scene = Scene(shown)
        scene.hostAnswers = false
        scene.go(.set(tree))
        try scene.expect(scene.state.path(ofShown: there), is: here)
      }
    },
  ]

  /// Tabs with a place of the same name each; the root of the first may be another.
  static func tabs(_ keys: AnyRoute..., root: AnyRoute? = nil) -> Container<AnyRoute> {
    .tabs(RouteTabs(keys.map { RouteTab($0, .stack($0 == keys[0] ? root ?? $0 : $0)) }))
  }
}

extension Scene {
  /// The host fails at its step, and at the rebuild after it.
  mutating func failTwice() { for _ in 0..<2 { send(.failed(state.openHostRequest ?? 0)) } }

  /// The host does what it was asked for last, and all that follows.
  mutating func hostGoesOn() {
    hostAnswers = true
    acknowledge()
  }

  /// A guard allows what it thinks about, and all that follows.
  mutating func allow(_ guardian: GuardNumber) {
    verdicts[guardian] = { _ in .allow }
    decide(.allow)
  }
}
