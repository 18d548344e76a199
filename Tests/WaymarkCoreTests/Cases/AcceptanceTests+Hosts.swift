import WaymarkCore
import WaymarkState

/// Hosts that are late, fail, or do something else.
extension AcceptanceTests {
  static let hosts = [
    Case("A step that is late is rebuilt, and the next push works") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      let number = scene.push("a")
      let late = scene.steps[0].request
      scene.hostAnswers = true
      scene.send(.timedOut(late))
      try scene.expect(scene.notices, is: [.timedOut(late), .stepFailed(late)])
      try scene.expect(number, ends: .completed)
      try scene.expectEnd(of: .push("b"), .completed)
      scene.acknowledge()
      scene.forgetWhatHappened()
      scene.send(.acknowledged(late))
      try scene.expect(scene.notices.last, is: .lateSuccess(late))
      try scene.expect(scene.state.isSettled, is: true)
      scene.send(.failed(late))
      try scene.expect(scene.notices.last, is: .strayAnswer(late))
    },
    Case("A host that fails twice gives the tree back, and the next push begins with a rebuild") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      let number = scene.push("a")
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      try scene.expect(number, ends: .failed(.host))
      try scene.expect("[home]")
      try scene.expect(scene.state.isSettled, is: true)
      scene.hostAnswers = true
      scene.forgetWhatHappened()
      try scene.expectEnd(of: .push("a"), .completed)
      try scene.expect("[home a]")
      try scene.expect(scene.steps.count, is: 0, "the number of steps beside the rebuild")
    },
    Case("A push behind a swipe back lands on what is left") {
      var scene = Scene(RouteTree("home", "a"))
      scene.hostAnswers = false
      scene.push("b")
      scene.push("c")
      scene.hostAnswers = true
      scene.userCloses("a")
      try scene.expect("[home b c]")
      scene.acknowledge()
      try scene.expect(scene.state.shown?.description, is: "[home b c]")
    },
    Case("A sheet that the user pulls down while it is dismissed goes once") {
      var scene = Scene(RouteTree("home"))
      scene.present("a")
      scene.present("b")
      scene.hostAnswers = false
      let number = scene.go(.dismiss)
      scene.hostAnswers = true
      scene.userCloses("b")
      try scene.expect("[home] {a}")
      try scene.expect(number, ends: .completed)
    },
    Case("Only the newest tree is gone to") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      for _ in 0..<5 {
        scene.push("a")
        scene.go(.pop(1))
      }
      let number = scene.push("last")
      scene.hostGoesOn()
      try scene.expect(scene.steps.last?.navigation, is: number)
      try scene.expect(scene.stepTexts, is: ["push a", "swap a -> last above 1"])
    },
    Case("A transition that the user gives up is cancelled, and private places do not come back with it") {
      var scene = Scene(RouteTree("home", "account"))
      scene.hostAnswers = false
      scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
      scene.recheck()
      try scene.expect("[home]")
      let revision = scene.state.revision
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[home]")
      if scene.state.revision < revision + 2 { throw Found("a view is not told that the tree was back") }
    },
    Case("A recheck that the host fails to show is repeated once") {
      var scene = Scene(RouteTree("home", "account"))
      scene.hostAnswers = false
      scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
      let number = scene.recheck()
      scene.failTwice()
      try scene.expect(number, ends: .failed(.host))
      try scene.expect("[home]")
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      try scene.expect("[home account]")
      try scene.expect(scene.state.openHostRequest, is: nil)
    },
    Case("A step that the host has not begun is withdrawn when the user has closed its place") {
      for hasBegun in [false, true] {
        var scene = Scene(RouteTree("home", "a"))
        scene.hostAnswers = false
        scene.go(.replaceTop("b"))
        let request = scene.steps[0].request
        if hasBegun { scene.send(.began(request)) }
        scene.userCloses("a")
        let isWithdrawn = scene.effects.contains { if case .withdraw(request) = $0 { true } else { false } }
        try scene.expect(isWithdrawn, is: !hasBegun)
      }
    },
    Case("A host that shows something nearer is planned on from, and one that does not has failed") {
      var scene = Scene(RouteTree("home", "a", "b"))
      scene.hostAnswers = false
      scene.go(.popToRoot)
      var nearer = scene.state.tree
      nearer.push(scene.state.shown?.places()[1] ?? scene.state.tree.visibleElement)
      scene.send(.showsInstead(scene.state.openHostRequest ?? 0, nearer))
      try scene.expect(scene.stepTexts.last, is: "pop a")
      scene.send(.showsInstead(scene.state.openHostRequest ?? 0, nearer))
      try scene.expect(scene.notices.last, is: .stepFailed(scene.steps.last?.request ?? 0))
    },
    Case("Another host gets new screens with what the old ones have saved") {
      var scene = Scene(RouteTree("home", "form"))
      let form = scene.id("form")
      let draft = TypedValue("draft")
      scene.send(.saved(form, key: "text", draft))
      scene.object("form") { _ in .block(nil) }
      let old = scene.state.openHostRequest
      try scene.expect(old, is: nil)
      scene.forgetWhatHappened()
      scene.send(.attached)
      try scene.expect(scene.events.filter { $0 == "form created" }.count, is: 1)
      try scene.expect(scene.state.saved(of: form)["text"] === draft, is: true)
      try scene.expectEnd(of: .pop(1), .completed)
    },
  ]
}
