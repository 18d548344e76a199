import WaymarkCore
import WaymarkState

/// Guards, redirects and detours.
extension AcceptanceTests {
  static let decisions = [
    Case("A tap after what it opened was taken back is a new navigation") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("other")
      let first = scene.go(.push("a"), from: "home")
      scene.go(.pop(1))
      let second = scene.go(.push("a"), from: "home")
      scene.hostGoesOn()
      try scene.expect(second, ends: .completed)
      if scene.outcomes[first] == .completed { throw Found("what was taken back has completed") }
    },
    Case("A newer navigation takes the place of one that is being decided") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? nil : .allow }
      let a = scene.push("a")
      let late = scene.turns[0].number
      let b = scene.push("b")
      try scene.expect(a, ends: .superseded(by: b))
      scene.send(.decided(late, .redirect(.push("c"))))
      try scene.expect("[home b]")
    },
    Case("Guards are asked in order, and nothing changes until all have allowed") {
      var scene = Scene(RouteTree("home"))
      scene.add { _ in nil }
      scene.add { _ in nil }
      let number = scene.push("a")
      try scene.expect(scene.turns.count, is: 1)
      scene.decide(.allow)
      try scene.expect("[home]")
      try scene.expect(scene.turns.count, is: 2)
      scene.decide(.allow)
      try scene.expect(number, ends: .completed)
    },
    Case("Screens are asked the deepest first, up to the first that objects") {
      var scene = Scene(RouteTree("home", "a", "b", "c"))
      scene.object("a") { _ in .allow }
      scene.object("b") { _ in .block("wait") }
      scene.object("c") { _ in .allow }
      let number = scene.go(.popToRoot)
      try scene.expect(number, ends: .blocked("wait"))
      try scene.expect(scene.turns.map { "\($0.place?.route.description ?? "")" }, is: ["c", "b"])
      try scene.expect("[home a b c]")
    },
    Case("A screen in a tab that stays is not asked, unless it says so") {
      var scene = Scene(RouteTree(RuleTests.tabs("home", "form")))
      scene.object("home") { _ in .block(nil) }
      try scene.expectEnd(of: .select("form"), .completed)
      let number = GuardNumber(scene.newNumber())
      scene.verdicts[number] = { _ in .block("all") }
      scene.send(.added(Guard(number, .leavingTab(scene.id("form")))))
      try scene.expectEnd(of: .select("home"), .blocked("all"))
    },
    Case("Redirects lead on, within a budget") {
      for budget in [2, 1] {
        var scene = Scene(RouteTree("home"))
        scene.state.maximumRounds = budget
        scene.add(.entering) { turn in
          switch turn.place?.route {
          case "/": .redirect(.push("a"))
          case "a": .redirect(.push("b"))
          default: .allow
          }
        }
        let number = scene.push("/")
        try scene.expect(number, ends: budget == 2 ? .completed : .failed(.tooManyRedirects))
        try scene.expect(budget == 2 ? "[home b]" : "[home]")
      }
    },
    Case("A detour keeps a link through pushes, and ends with it") {
      for isFinished in [true, false] {
        var scene = Scene(RouteTree("home"))
        let asked = scene.add(.entering) {
          $0.place?.route == "page" ? .detour(.present("signIn", .sheet)) : .allow
        }
        let link = scene.go(.set(RouteTree("users", "page")))
        scene.push("register")
        try scene.expect("[home] {signIn register}")
        scene.verdicts[asked] = { _ in .allow }
        if isFinished {
          scene.send(.finishedDetour(scene.id("register")))
          try scene.expect("[users page]")
          try scene.expect(link, ends: .completed)
        } else {
          scene.userCloses("signIn")
          try scene.expect("[home]")
          try scene.expect(link, ends: .cancelled)
        }
      }
    },
    Case("A screen of a detour that objects is asked once, and stays") {
      var scene = Scene(RouteTree("home"))
      let asked = scene.add(.entering) {
        $0.place?.route == "page" ? .detour(.present("signIn", .sheet)) : .allow
      }
      let link = scene.push("page")
      scene.object("signIn") { _ in .block("half filled") }
      scene.verdicts[asked] = { _ in .allow }
      scene.forgetWhatHappened()
      scene.send(.finishedDetour(nil))
      try scene.expect(link, ends: .blocked("half filled"))
      try scene.expect("[home] {signIn}")
      try scene.expect(scene.turns.count, is: 1, "the number of questions")
    },
    Case("A detour that is over closes, though the guard refuses what waited") {
      var scene = Scene(RouteTree("home"))
      let asked = scene.add(.entering) {
        $0.place?.route == "page" ? .detour(.present("signIn", .sheet)) : .allow
      }
      let link = scene.push("page")
      scene.object("signIn") { _ in .allow }
      scene.verdicts[asked] = { _ in .block("not yours") }
      scene.send(.finishedDetour(nil))
      try scene.expect(scene.turns.filter { $0.place?.route == "signIn" && $0.asked != asked }.count, is: 1)
      try scene.expect(link, ends: .blocked("not yours"))
      try scene.expect("[home]")
    },
    Case("A detour that its own guard guards fails") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { _ in .detour(.present("signIn", .sheet)) }
      try scene.expectEnd(of: .push("a"), .failed(.detourGuarded("guard")))
    },
  ]
}
