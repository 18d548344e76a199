import Testing
import WaymarkCore
import WaymarkState

/// Whoever waits: for a restore, for what matters more, for a host, or until a recheck is over.
extension RuleTests {
  @Test(arguments: waiting) func whoeverWaitsGoesOnOrIsToldWhy(_ one: Case) throws { try one.run() }

  static let waiting = [
    Case("A restore takes back what links have opened with all above it, and the newest comes over it") {
      var scene = Scene(RouteTree("home", "first"), isAttached: false)
      let older = scene.go(.push("a"), cause: .link)
      let push = scene.push("over")
      let newer = scene.go(.push("b"), cause: .link)
      scene.add { $0.cause == .restore ? nil : .allow }
      let restore = scene.go(.set(RouteTree("home", "old")), cause: .restore)
      try scene.expect("[home first]")
      scene.decide(.allow)
      scene.send(.attached)
      try scene.expect(older, ends: .superseded(by: newer))
      try scene.expect(push, ends: .superseded(by: restore))
      try scene.expect("[home old b]")
    },
    Case("A snapshot's values and detours come back with its own tree alone") {
      let position = ElementPosition(path: .root, index: 1)
      let restored = Restored(
        saved: [position: ["text": TypedValue(1)]], detours: [position: Request(100, .push("page"))])
      let routes = RouteTree<AnyRoute>("home", "form")
      for isRedirected in [true, false] {
        var scene = Scene(RouteTree("home"), isAttached: false)
        if isRedirected { scene.add { $0.edit == .set(routes) ? .redirect(.push("x")) : .allow } }
        scene.send(.asked(Request(101, .set(routes), cause: .restore, restored: restored)))
        let values = scene.state.saved(of: scene.state.tree.visibleElement.id)
        try scene.expect(values.count, is: isRedirected ? 0 : 1)
        try scene.expect(scene.state.isDetoured(100), is: !isRedirected)
      }
    },
    Case("A newer restore supersedes one that guards think about, though the first tree is shown") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.add { $0.result.places().count == 2 ? nil : .allow }
      let older = scene.go(.set(RouteTree("home", "old")), cause: .restore)
      scene.send(.attached)
      let newer = scene.go(.set(RouteTree("older")), cause: .restore)
      try scene.expect(older, ends: .superseded(by: newer))
    },
    Case("A recheck that waits until a screen has answered is not dropped by what is newer") {
      var scene = Scene(RouteTree("home", "account", "form"))
      scene.object("form") { _ in nil }
      scene.add(.entering) { $0.isRecheck && $0.place?.route == "account" ? .block(nil) : .allow }
      scene.go(.pop(1))
      let recheck = scene.recheck()
      scene.push("a")
      try scene.expect(recheck, ends: .completed)
      try scene.expect("[home]")
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
    },
    Case("A place whose navigation was given up half-way owes no answer") {
      var scene = Scene(RouteTree("home"))
      scene.present("sheet")
      scene.hostAnswers = false
      let number = scene.go(.set(RouteTree("home", "picker")), wantsAnswer: true)
      scene.acknowledge()
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[home picker] {sheet}")
      try scene.expect(number, ends: .cancelled)
      scene.hostAnswers = true
      scene.go(.close(scene.id("picker")))
      try scene.expect(scene.deliveries.count, is: 0)
    },
    Case("Before a host has shown anything it may fail, and what is committed ends as it is shown") {
      for isAttachedAgain in [true, false] {
        var scene = Scene(RouteTree("home"), isAttached: false)
        scene.hostAnswers = false
        let first = scene.push("a")
        scene.send(.attached)
        scene.send(.failed(scene.state.openHostRequest ?? 0))
        try scene.expect(first, ends: nil)
        scene.hostAnswers = true
        if isAttachedAgain { scene.send(.attachedAgain) } else { scene.push("b") }
        try scene.expect(isAttachedAgain ? "[home a]" : "[home a b]")
        try scene.expect(first, ends: .completed)
        try scene.expect(scene.state.isSettled, is: true)
      }
    },
    Case("What is asked for between two hosts waits for the screens of the next, which may object") {
      for isRedirected in [false, true] {
        var scene = Scene(RouteTree("home", "form"))
        if isRedirected { scene.add { $0.edit == .pop(1) ? .allow : nil } }
        var older: NavigationNumber = 0
        if isRedirected { older = scene.push("a") }
        scene.send(.detached)
        if !isRedirected { older = scene.push("a") }
        if isRedirected { scene.decide(.redirect(.pop(1))) }
        let pop = isRedirected ? older : scene.go(.pop(1))
        try scene.expect("[home form]")
        if !isRedirected { try scene.expect(older, ends: .superseded(by: pop)) }
        scene.hostAnswers = false
        scene.send(.attached)
        scene.object("form") { _ in .block("draft") }
        scene.acknowledge()
        try scene.expect("[home form]")
        try scene.expect(pop, ends: .blocked("draft"))
      }
    },
    Case("Of those that wait for the next host the more important goes first") {
      for isUserFirst in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.send(.detached)
        scene.go(.push("now"), asking: .nobody)
        var user: NavigationNumber = 0
        if isUserFirst { user = scene.push("a") }
        let background = scene.go(.push("b"), priority: .background)
        if !isUserFirst { user = scene.push("a") }
        scene.recheck()
        try scene.expect("[home now]")
        scene.send(.attached)
        try scene.expect("[home now a]")
        try scene.expect(background, ends: .superseded(by: user))
      }
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
