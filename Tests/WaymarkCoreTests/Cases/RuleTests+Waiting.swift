import Testing
import WaymarkCore
import WaymarkState

/// Whoever waits: for a restore, for what matters more, for a host, or until a recheck is over.
extension RuleTests {
  @Test(arguments: waiting) func whoeverWaitsGoesOnOrIsToldWhy(_ one: Case) throws { try one.run() }

  static let waiting = [
    Case("Of two links before a restore the newer comes over it") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      let links = ["first", "second"].map { scene.go(.push(AnyRoute(stringLiteral: $0)), cause: .link) }
      scene.go(.set(RouteTree("home", "old")), cause: .restore)
      scene.send(.attached)
      try scene.expect(links[0], ends: .superseded(by: links[1]))
      try scene.expect(links[1], ends: .completed)
      try scene.expect("[home old second]")
    },
    Case("A restore takes back what a link has opened with all above it, and leaves what was there") {
      var scene = Scene(RouteTree("home", "first"), isAttached: false)
      scene.go(.push("linked"), cause: .link)
      let push = scene.push("over")
      scene.add { $0.cause == .restore ? nil : .allow }
      let restore = scene.go(.set(RouteTree("home", "old")), cause: .restore)
      try scene.expect("[home first]")
      scene.send(.attached)
      try scene.expect(push, ends: .superseded(by: restore))
    },
    Case("A link that waits for a restore waits for what is being decided then, too") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.go(.set(RouteTree("home", "old")), cause: .restore)
      let link = scene.go(.push("linked"), cause: .link)
      let slow = scene.add { _ in nil }
      let push = scene.push("a")
      scene.send(.attached)
      try scene.expect(scene.outcomes[push] == nil && scene.outcomes[link] == nil, is: true)
      scene.verdicts[slow] = { _ in .allow }
      scene.decide(.allow)
      try scene.expect(push, ends: .completed)
      try scene.expect("[home old a linked]")
    },
    Case("A newer restore supersedes one that guards think about, though the first tree is shown") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.add { $0.proposal.result.places().count == 2 ? nil : .allow }
      let older = scene.go(.set(RouteTree("home", "old")), cause: .restore)
      scene.send(.attached)
      let newer = scene.go(.set(RouteTree("older")), cause: .restore)
      try scene.expect(older, ends: .superseded(by: newer))
      try scene.expect(newer, ends: .completed)
    },
    Case("A snapshot's values and detours come back with its tree, and with no other") {
      let position = ElementPosition(path: .root, index: 1)
      for isThere in [true, false] {
        var scene = Scene(RouteTree("home", "form"), isAttached: false)
        let (own, old) = (TypedValue("own"), TypedValue("old"))
        scene.send(.saved(scene.id("form"), key: "own", own))
        let waiting = Request(100, .push("page"))
        let restored = Restored(saved: [position: ["own": old, "old": old]], detours: [position: waiting])
        let routes = isThere ? RouteTree<AnyRoute>("home", "form") : RouteTree("home", "form", "x")
        if !isThere { scene.add { $0.proposal.edit == .set(routes) ? .redirect(.push("other")) : .allow } }
        scene.send(.asked(Request(101, .set(routes), cause: .restore, restored: restored)))
        try scene.expect(scene.state.saved("own", of: scene.id("form")) === own, is: true)
        try scene.expect(scene.state.saved(of: scene.id("form")).count, is: isThere ? 2 : 1)
        try scene.expect(scene.state.detourScreens, is: isThere ? [scene.id("form")] : [])
        try scene.expect(scene.state.isDetoured(100), is: isThere)
        scene.send(.attached)
        scene.send(.finishedDetour(nil))
        try scene.expect(100, ends: isThere ? .completed : nil)
      }
    },
    Case("A recheck that waits until a screen has answered is not dropped by what is newer") {
      var scene = Scene(RouteTree("home", "account", "form"))
      scene.object("form") { _ in nil }
      scene.add(.entering) { $0.isRecheck && $0.place?.route == "account" ? .block(nil) : .allow }
      scene.go(.pop(1))
      let recheck = scene.recheck()
      try scene.expect(scene.turns.count, is: 1)
      let push = scene.push("a")
      try scene.expect(push, ends: .completed)
      try scene.expect(recheck, ends: .completed)
      try scene.expect("[home]")
    },
    Case("A navigation goes on after a recheck, though the user has changed the tree before") {
      var scene = Scene(RouteTree("home", "a"))
      let slow = scene.add(.entering) { $0.place?.route == "news" ? nil : .allow }
      let push = scene.push("news")
      scene.userCloses("a")
      scene.recheck()
      scene.verdicts[slow] = { _ in .allow }
      scene.decide(.allow)
      try scene.expect(push, ends: .completed)
    },
    Case("A recheck that is interrupted asks about the places that are there then") {
      var scene = Scene(RouteTree("private"))
      scene.add(.entering) { $0.place?.route == "private" ? .redirect(.setRoot(.stack("public"))) : .allow }
      scene.add { $0.cause == .link ? .allow : nil }
      let number = scene.recheck()
      scene.go(.setRoot(.stack("news")), cause: .link)
      try scene.expect("[news]")
      try scene.expect(number, ends: .unchanged)
    },
    Case("A redirect that is proposed again begins with itself") {
      var scene = Scene(RouteTree("home", "form"))
      scene.add(.entering) { $0.place?.route == "a" ? .redirect(.push("b")) : nil }
      scene.push("a")
      scene.userCloses("form")
      try scene.expect(scene.turns.map { $0.place?.route }, is: ["a", "b", "b"])
    },
    Case("A screen that is gone supersedes nobody") {
      var scene = Scene(RouteTree("home"))
      scene.add { _ in nil }
      let push = scene.push("a")
      let late = Request(scene.newNumber(), .push("b"), from: EntryID(rawValue: 99))
      scene.send(.asked(late))
      try scene.expect(late.number, ends: .failed(.screenGone))
      try scene.expect(push, ends: nil)
      try scene.expect(scene.state.isDeciding, is: true)
    },
    Case("Whoever waits between two hosts meets the screens of the next") {
      var scene = Scene(RouteTree("home", "form"))
      scene.add(.entering) { _ in nil }
      scene.push("a")
      let background = scene.go(.popToRoot, priority: .background)
      scene.send(.detached)
      scene.decide(.block(nil))
      scene.hostAnswers = false
      scene.send(.attached)
      scene.object("form") { _ in .stay("text") }
      try scene.expect(background, ends: nil)
      scene.hostAnswers = true
      scene.acknowledge()
      try scene.expect(background, ends: .blocked("text"))
    },
    Case("A navigation begins with a rebuild where another host has never shown anything") {
      var scene = Scene(RouteTree("home"))
      scene.add { _ in .allow }
      scene.hostAnswers = false
      scene.send(.attached)
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      scene.hostAnswers = true
      try scene.expectEnd(of: .push("a"), .completed)
    },
    Case("A place whose navigation has failed owes no answer, and is no second tap's") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      scene.go(.push("a"), from: "home")
      scene.go(.push("picker"), from: "home", wantsAnswer: true)
      scene.send(.attached)
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      scene.hostAnswers = true
      let again = scene.go(.push("a"), from: "home")
      try scene.expect(again, ends: .unchanged)
      scene.go(.close(scene.id("picker")))
      try scene.expect(scene.deliveries.count, is: 0)
    },
    Case("A recheck that was shown is not repeated when a later transition is given up") {
      var scene = Scene(RouteTree("home", "account"))
      scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
      scene.recheck()
      scene.forgetWhatHappened()
      scene.hostAnswers = false
      scene.push("a")
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect(scene.turns.filter(\.isRecheck).count, is: 0)
    },
  ]
}
