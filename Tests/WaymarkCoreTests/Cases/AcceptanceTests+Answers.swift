import WaymarkCore
import WaymarkState

/// Rechecks, questions to the user, and answers.
extension AcceptanceTests {
  static let answers = [
    Case("A recheck leaves what is public, and a finished detour brings the rest back") {
      var scene = Scene(RouteTree("home", "public", "account", "orders"))
      let asked = scene.add(.entering) { turn in
        turn.place?.route == "account" || turn.place?.route == "orders"
          ? .detour(.present("signIn", .sheet)) : .allow
      }
      let number = scene.recheck()
      try scene.expect("[home public] {signIn}")
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect("[home public account orders]")
      try scene.expect(number, ends: .completed)
    },
    Case("A recheck of a tab goes back to the one before") {
      for isByHand in [true, false] {
        var scene = Scene(RouteTree(RuleTests.tabs("home", "news", "account")))
        for branch in [1, 2] {
          let path = BranchPath.root.appending(branch: branch)
          if isByHand { scene.userSelects(path) } else { scene.go(.selectBranch(path)) }
        }
        scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
        scene.recheck()
        try scene.expect("([home] | [news]* | [account])")
        try scene.expect(scene.turns.allSatisfy(\.isRecheck), is: true)
      }
    },
    Case("A recheck passes over tabs that are refused too") {
      var scene = Scene(RouteTree(RuleTests.tabs("home", "news", "search", "account")))
      for key: AnyRoute in ["news", "search", "account"] { scene.go(.select(key)) }
      scene.add(.entering) {
        $0.place?.route == "account" || $0.place?.route == "search" ? .block(nil) : .allow
      }
      scene.recheck()
      try scene.expect("([home] | [news]* | [search] | [account])")
    },
    Case("A root that is refused gives way to the place that the guard names, or stays") {
      var scene = Scene(RouteTree("account"))
      let asked = scene.add(.entering) { $0.place?.route == "account" ? .block("signed out") : .allow }
      let refused = scene.recheck()
      try scene.expect(refused, ends: .failed(.rootRefused))
      scene.verdicts[asked] = { $0.place?.route == "account" ? .redirect(.replaceTop("welcome")) : .allow }
      let replaced = scene.recheck()
      try scene.expect(replaced, ends: .completed)
      try scene.expect("[welcome]")
    },
    Case("A window of tabs that are all refused stays, and its stacks are cut") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("a", .stack("a", "a1")), RouteTab("b", .stack("b", "b1"))))
      scene.add(.entering) { $0.place?.route == "a" || $0.place?.route == "b" ? .block(nil) : .allow }
      let number = scene.recheck()
      try scene.expect(number, ends: .failed(.rootRefused))
      try scene.expect("([a]* | [b])")
    },
    Case("A refused root of a hidden tab is another place from then on") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("a", .stack("a")), RouteTab("b", .stack("b", "b1"))))
      let before = scene.id("b")
      scene.add(.entering) { $0.place?.route == "b" ? .detour(.present("signIn", .sheet)) : .allow }
      scene.recheck()
      try scene.expect("([a]* | [b])")
      if scene.id("b") == before { throw Found("the refused place is there") }
    },
    Case("A tab that the user has selected is asked about, and is left again") {
      var scene = Scene(RouteTree(RuleTests.tabs("home", "account")))
      scene.add(.entering) { $0.place?.route == "account" ? .detour(.present("signIn", .sheet)) : .allow }
      scene.userSelects(BranchPath.root.appending(branch: 1))
      try scene.expect("([home]* | [account]) {signIn}")
    },
    Case("A question to the user stands beside the tree, and is asked once") {
      for isDiscarded in [true, false] {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in .detour(.present("discard?", .alert)) }
        let number = scene.go(.pop(1))
        try scene.expect("[home form]")
        try scene.expect(scene.stepTexts.last, is: "present {alert: discard?}")
        try scene.expect(scene.steps.last?.navigation, is: 0)
        try scene.answerUser(isDiscarded)
        scene.send(.decided(scene.heard[0], isDiscarded ? .allow : .block("kept")))
        try scene.expect(number, ends: isDiscarded ? .completed : .blocked("kept"))
        try scene.expect(isDiscarded ? "[home]" : "[home form]")
        try scene.expect(scene.turns.count, is: 1)
      }
    },
    Case("What the user does while a question is open stays done") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("home", .stack("home", "form")), RouteTab("other", .stack("other"))))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      let number = scene.go(.popToRoot)
      scene.userSelects(BranchPath.root.appending(branch: 1))
      try scene.expect(scene.arrivals, is: ["form"])
      try scene.answerUser(true)
      try scene.expect(scene.arrivals, is: ["form", "other"])
      scene.send(.decided(scene.heard[0], .allow))
      try scene.expect("([home form] | [other]*)")
      try scene.expect(number, ends: .unchanged)
    },
    Case("An alert that the toolkit has taken away is answered, and not asked again") {
      for isDiscarded in [true, false] {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in .detour(.present("discard?", .alert)) }
        let number = scene.go(.popToRoot)
        guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
        let answer = isDiscarded ? TypedValue(true) : nil
        scene.send(.closed(question.id, answer: answer, scene.newNumber()))
        try scene.expect(scene.turns.count, is: 1, "the number of questions")
        try scene.expect(scene.heardValues[0] === answer, is: true)
        scene.send(.decided(scene.heard[0], isDiscarded ? .allow : .block(nil)))
        try scene.expect(number, ends: isDiscarded ? .completed : .blocked(nil))
      }
    },
    Case("A link closes the question of another navigation, and is asked about itself") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      let pop = scene.go(.pop(1))
      let link = scene.go(.set(RouteTree("other")), cause: .link)
      try scene.expect(pop, ends: .superseded(by: link))
      try scene.expect(scene.turns.count, is: 2)
      scene.go(.dismiss)
      try scene.expect(scene.heard.count, is: 1)
    },
    Case("An answer arrives once, or nil") {
      for isAnswered in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.go(.push("picker"), from: "home", wantsAnswer: true)
        let picker = scene.id("picker")
        let value = TypedValue(5)
        scene.hostAnswers = false
        for _ in 0..<2 where isAnswered {
          scene.go(.close(picker), answer: value)
        }
        scene.hostAnswers = true
        if isAnswered { scene.acknowledge() } else { scene.userCloses("picker") }
        try scene.expect(scene.deliveries.count, is: 1)
        try scene.expect(scene.deliveries[0].value === (isAnswered ? value : nil), is: true)
        try scene.expect(scene.deliveries[0].to, is: scene.id("home"))
      }
    },
    Case("An answer that nobody remembers asking for goes to the screen below") {
      var scene = Scene(RouteTree("home", "picker"))
      let picker = scene.id("picker")
      scene.go(.close(picker), answer: TypedValue(5))
      try scene.expect(scene.deliveries.map(\.to), is: [scene.id("home")])
    },
    Case("A background navigation waits, and gives way to what was done since") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? nil : .allow }
      scene.push("a")
      let background = scene.go(.push("news"), priority: .background)
      scene.decide(.allow)
      try scene.expect("[home a]")
      guard case .superseded = scene.outcomes[background] else { throw Found("the background has its way") }
    },
    Case("A router that is let go ends what waits") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      let number = scene.push("a")
      scene.send(.released)
      try scene.expect(number, ends: .failed(.routerReleased))
      try scene.expect(scene.notices, is: [])
    },
    Case("Printing says what the router waits for, by name") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("a")
      try scene.expect(scene.state.description.contains("has not acknowledged push a"), is: true)
      scene.acknowledge()
      scene.hostAnswers = true
      let asked = scene.add(.entering) { $0.place?.route == "b" ? nil : .allow }
      scene.push("b")
      try scene.expect(scene.state.description.contains("waits for guard about b"), is: true)
      scene.decide(.detour(.present("signIn", .sheet)))
      try scene.expect(scene.state.description.contains("until finishDetour() in signIn"), is: true)
      scene.send(.removed(asked))
      scene.object("a") { _ in .detour(.present("discard?", .alert)) }
      scene.go(.setRoot(.stack("c")))
      try scene.expect(scene.state.description.contains("asks the user discard?"), is: true)
    },
  ]
}
