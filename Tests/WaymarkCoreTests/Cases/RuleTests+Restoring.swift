import Testing
import WaymarkCore
import WaymarkState

/// A restore brings what guards allow of a snapshot, as a recheck leaves what they allow of a tree.
extension RuleTests {
  @Test(arguments: restoring) func aRestoreBringsWhatGuardsAllow(_ one: Case) throws { try one.run() }

  static let restoring = [
    Case("What guards refuse goes with all above it, and their answer is followed") {
      let sheet: RouteTree<AnyRoute> = RouteTree(.stack("home"), modals: [Modal(.sheet, .stack("private"))])
      let hidden: RouteTree<AnyRoute> = RouteTree(
        tabs: RouteTab("home", .stack("home")), RouteTab("b", .stack("b", "private")))
      let seen: RouteTree<AnyRoute> = RouteTree(tabs("home", "private", "news"), selecting: "private")
      let long: RouteTree<AnyRoute> = RouteTree("home", "a", "private", "b")
      let rows: [(RouteTree<AnyRoute>, Verdict, String, Outcome?)] = [
        (long, .block("no"), "[home a]", .completed),
        (long, .redirect(.push("x")), "[home a x]", .completed),
        (long, .redirect(.popTo("a")), "[home a]", .completed),
        (long, signIn, "[home a] {signIn}", nil),
        (hidden, signIn, "([home]* | [b])", .completed),
        (seen, .block("no"), "([home]* | [private] | [news])", .completed),
        (sheet, .block("no"), "[home]", .blocked("no")),
        (sheet, signIn, "[home] {signIn}", nil),
        (RouteTree("private", "a"), .block("no"), "[home]", .blocked("no")),
        (RouteTree("private", "a"), .redirect(.push("x")), "[home x]", .completed),
        (RouteTree("private", "a"), signIn, "[home] {signIn}", nil),
      ]
      for (routes, verdict, tree, outcome) in rows {
        var scene = Scene(RouteTree("home"))
        let asked = scene.add(.entering) { $0.place?.route == "private" ? verdict : .allow }
        let number = scene.restore(routes)
        try scene.expect(tree)
        try scene.expect(number, ends: outcome)
        if routes == long { try scene.expect(scene.refused, is: ["private", "b"]) }
        try scene.expect(scene.turns.allSatisfy { !$0.isRecheck && $0.cause != .app }, is: true)
        guard outcome == nil else { continue }
        let place = scene.id("signIn")
        scene.send(.finishedDetour(nil))
        try scene.expect(tree)
        try scene.expect(scene.id("signIn"), is: place)
        scene.verdicts[asked] = { _ in .allow }
        scene.send(.finishedDetour(nil))
        try scene.expect("\(routes)")
        try scene.expect(number, ends: .completed)
      }
    },
    Case("A guard of navigations is asked about what is left, and a screen that would be left before it") {
      let rows: [(Verdict, Verdict, String, Outcome)] = [
        (.allow, .allow, "[home a]", .completed), (.allow, .block("busy"), "[home form]", .blocked("busy")),
        (.block("draft"), .allow, "[home form]", .blocked("draft")),
        (.allow, .redirect(.push("x")), "[home form x]", .completed),
      ]
      for (screen, guardian, tree, outcome) in rows {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in screen == .allow ? .allow : .block("draft") }
        scene.add { $0.result.routes == RouteTree("home", "a") ? guardian : .allow }
        scene.add(.entering) { $0.place?.route == "private" ? .block(nil) : .allow }
        let number = scene.restore(RouteTree("home", "a", "private"))
        try scene.expect(tree)
        try scene.expect(number, ends: outcome)
      }
    },
    Case("Places that come have their values and detours, and those that come after a detour their values") {
      func position(_ index: Int) -> ElementPosition { ElementPosition(path: .root, index: index) }
      var scene = Scene(RouteTree("home"), isAttached: false)
      let asked = scene.add(.entering) { $0.place?.route == "private" ? signIn : .allow }
      let number = scene.restore(
        RouteTree("home", "form", "private", "draft"),
        saved: [position(1): ["text": TypedValue(1)], position(3): ["text": TypedValue(3)]],
        detours: [position(1): Request(100, .push("page")), position(3): Request(101, .push("page"))])
      scene.send(.attached)
      try scene.expect("[home form] {signIn}")
      try scene.expect(scene.state.saved(of: scene.id("form")).count, is: 1)
      try scene.expect([100, 101].map(scene.state.isDetoured), is: [true, false])
      try scene.expect(scene.state.wanted(in: scene.id("signIn"))?.saved.count, is: 2)
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.finishedDetour(scene.id("signIn")))
      try scene.expect("[home form private draft]")
      try scene.expect(scene.state.saved(of: scene.id("draft")).count, is: 1)
      try scene.expect(scene.state.detourScreens, is: [scene.id("form")])
      try scene.expect(number, ends: .completed)
    },
    Case("A guard that is added while another thinks about what is left is asked about all of it") {
      var scene = Scene(RouteTree("home"))
      let slow = scene.add { _ in nil }
      scene.add(.entering) { $0.place?.route == "private" ? .block(nil) : .allow }
      let number = scene.restore(RouteTree("home", "a", "b", "private"))
      scene.add(.entering) { $0.place?.route == "b" ? .block(nil) : .allow }
      scene.allow(slow)
      try scene.expect("[home a]")
      try scene.expect(number, ends: .completed)
    },
    Case("A restore that is taken back is not repeated") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "private" ? .block(nil) : .allow }
      scene.hostAnswers = false
      let number = scene.restore(RouteTree("home", "a", "private"))
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[home]")
      try scene.expect(number, ends: .cancelled)
    },
  ]
}

extension Scene {
  @discardableResult
  fileprivate mutating func restore(
    _ routes: RouteTree<AnyRoute>, saved: [ElementPosition: [String: AnyValue]] = [:],
    detours: [ElementPosition: Request] = [:]
  ) -> NavigationNumber {
    let request = Request(
      newNumber(), .set(routes), cause: .restore, restored: Restored(saved: saved, detours: detours))
    send(.asked(request))
    return request.number
  }
}

extension RouteTree<AnyRoute> {
  fileprivate init(_ root: Container<AnyRoute>, selecting key: AnyRoute) {
    self.init(root)
    if let path = path(ofTab: key) { select(path) }
  }
}
