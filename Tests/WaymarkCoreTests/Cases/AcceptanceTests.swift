import Testing
import WaymarkCore
import WaymarkState

/// The cases that users count on, as far as the state alone decides them.
@Suite struct AcceptanceTests {
  @Test(arguments: steps) func aStepIsTheOneThatUsersExpect(_ one: Case) throws { try one.run() }
  @Test(arguments: decisions) func aNavigationEndsAsItShould(_ one: Case) throws { try one.run() }
  @Test(arguments: hosts) func aHostThatFailsLosesNothing(_ one: Case) throws { try one.run() }

  static let steps = [
    Case("A pop removes the upper of two equal places") {
      var scene = Scene(RouteTree("a"))
      scene.push("a")
      let lower = scene.state.tree.places()[0].id
      scene.go(.pop(1))
      try scene.expect(scene.state.tree.places().map(\.id), is: [lower])
    },
    Case("A place that goes from the middle leaves the screens above") {
      var scene = Scene(RouteTree("a", "b", "c", "d"))
      let kept = ["a", "c", "d"].map { scene.id(AnyRoute(stringLiteral: $0)) }
      scene.go(.set(RouteTree("a", "c", "d")))
      try scene.expect(scene.state.tree.places().map(\.id), is: kept)
    },
    Case("A set stack changes in one step") {
      var scene = Scene(RouteTree("a", "b", "c"))
      scene.go(.set(RouteTree("a", "x", "y")))
      try scene.expect(scene.stepTexts, is: ["swap b c -> x y above 1"])
      try scene.expect(scene.steps[0].step.isAnimated, is: true)
    },
    Case("A hidden tab keeps its stack and takes pushes unseen") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("search", .stack("s1", "s2"))))
      scene.go(.select("search"))
      scene.go(.select("home"))
      scene.forgetWhatHappened()
      scene.go(.push("s3"), from: "s2")
      try scene.expect("(home*: [home] | search: [s1 s2 s3])")
      try scene.expect(scene.steps[0].step.isVisible, is: false)
      try scene.expect(scene.events, is: ["s3 created"])
    },
    Case("A verb that changes nothing ends unchanged, and one that names nothing fails") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("search", .stack("search"))))
      for edit in [Edit.pop(1), .dismiss, .select("home"), .popToRoot] {
        try scene.expectEnd(of: edit, .unchanged)
      }
      for edit in [Edit.popTo("nowhere"), .select("nowhere"), .focusColumn(1)] {
        let number = scene.go(edit)
        try scene.expect(number, ends: .failed(.notThere))
        try scene.expect(scene.notices.last, is: .failed(number, .notThere))
      }
      try scene.expect(scene.steps.count, is: 0)
    },
    Case("A push covers the screen below, and a pop shows it again") {
      var scene = Scene(RouteTree("1"))
      scene.forgetWhatHappened()
      scene.push("2")
      try scene.expect(scene.events, is: ["2 created", "1 covered", "2 appeared"])
      scene.forgetWhatHappened()
      let two = scene.id("2")
      scene.go(.pop(1))
      try scene.expect(scene.events, is: ["\(two) removed", "1 appeared"])
    },
    Case("A new screen is created before an old one goes") {
      var scene = Scene(RouteTree("a", "b"))
      let old = scene.id("b")
      scene.forgetWhatHappened()
      scene.go(.replaceTop("c"))
      try scene.expect(scene.events, is: ["c created", "\(old) removed", "c appeared"])
    },
    Case("A place in another version keeps its screen, and is no arrival") {
      var scene = Scene(RouteTree("search:milk"))
      let entry = scene.id("search:milk")
      scene.go(.set(RouteTree("search:tea")))
      try scene.expect(scene.id("search:tea"), is: entry)
      try scene.expect(scene.events.last, is: "search:tea updated")
      try scene.expect(scene.arrivals, is: ["search:milk"])
    },
    Case("Columns fill, turn and close without making a screen anew") {
      let inbox = RouteColumns<Place>(
        places: 2, filled: [.stack(Place(id: EntryID(rawValue: 1), route: "inbox"))])
      guard let inbox else { throw Found("no columns") }
      var scene = Scene(PlaceTree(.columns(inbox)).routes)
      scene.go(.fill(.stack("m1"), column: 1))
      try scene.expect("[inbox|m1*]")
      scene.go(.push("reply"))
      scene.forgetWhatHappened()
      for _ in 0..<10 { for room in [1, 2] { scene.send(.columnsThatFit(room)) } }
      try scene.expect("[inbox|m1 reply*]")
      try scene.expect(
        scene.events.contains { $0.hasSuffix("created") || $0.hasSuffix("removed") }, is: false)
      scene.go(.fill(.stack("m2"), column: 1))
      try scene.expect("[inbox|m2*]")
      scene.userCloses("m2")
      try scene.expect("[inbox*|.]")
      try scene.expectEnd(of: .pop(1), .unchanged)
    },
    Case("A focus asks nobody, and another message does") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["m1", "reply"]))
      scene.object("reply") { _ in .stay(nil) }
      try scene.expectEnd(of: .focusColumn(0), .completed)
      try scene.expectEnd(of: .fill(.stack("m2"), column: 1), .blocked(nil))
    },
    Case("Two taps on one row are one navigation") {
      var scene = Scene(RouteTree("home"))
      let home = scene.id("home")
      scene.go(.push("a"), from: "home")
      scene.send(.asked(Request(scene.newNumber(), .push("a"), from: home)))
      try scene.expect("[home a]")
      scene.send(.asked(Request(scene.newNumber(), .push("b"), from: home)))
      try scene.expect("[home a b]")
    },
  ]

  static let decisions = [
    Case("A tap after what it opened was taken back is a new navigation") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("other")
      let first = scene.go(.push("a"), from: "home")
      scene.go(.pop(1))
      let second = scene.go(.push("a"), from: "home")
      scene.hostAnswers = true
      scene.acknowledge()
      try scene.expect(second, ends: .completed)
      if scene.outcomes[first] == .completed { throw Found("what was taken back has completed") }
    },
    Case("A newer navigation takes the place of one that is being decided") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? nil : .allow }
      let a = scene.push("a")
      let late = scene.turns[0].question
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
      scene.object("b") { _ in .stay("wait") }
      scene.object("c") { _ in .allow }
      let number = scene.go(.popToRoot)
      try scene.expect(number, ends: .blocked("wait"))
      try scene.expect(scene.turns.map { "\($0.place?.route.description ?? "")" }, is: ["c", "b"])
      try scene.expect("[home a b c]")
    },
    Case("A screen in a tab that stays is not asked, unless it says so") {
      var scene = Scene(RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("form", .stack("form"))))
      scene.object("home") { _ in .stay(nil) }
      try scene.expectEnd(of: .select("form"), .completed)
      let number = GuardNumber(scene.newNumber())
      scene.leaves[number] = { _ in .stay("all") }
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
    Case("Redirects in a circle fail, and change nothing") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? .redirect(.push("b")) : .redirect(.push("a")) }
      try scene.expectEnd(of: .push("a"), .failed(.tooManyRedirects))
      try scene.expect("[home]")
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
      scene.object("signIn") { _ in .stay("half filled") }
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
      let asked = scene.add(.entering) { _ in .detour(.present("signIn", .sheet)) }
      try scene.expectEnd(of: .push("a"), .failed(.detourGuarded(asked)))
      try scene.expect(scene.notices.contains(.detourIsGuarded("guard")), is: true)
    },
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
      var scene = Scene(
        RouteTree(
          tabs: ["home", "news", "account"].map {
            RouteTab(AnyRoute(stringLiteral: $0), .stack(AnyRoute(stringLiteral: $0)))
          }))
      scene.go(.select("news"))
      scene.go(.select("account"))
      var wereRechecks: [Bool] = []
      scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
      scene.recheck()
      wereRechecks = scene.turns.map(\.isRecheck)
      try scene.expect("(home: [home] | news*: [news] | account: [account])")
      try scene.expect(wereRechecks.allSatisfy { $0 }, is: true)
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
      try scene.expect("(a*: [a] | b: [b])")
    },
    Case("A refused root of a hidden tab is another place from then on") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("a", .stack("a")), RouteTab("b", .stack("b", "b1"))))
      let before = scene.id("b")
      scene.add(.entering) { $0.place?.route == "b" ? .detour(.present("signIn", .sheet)) : .allow }
      scene.recheck()
      try scene.expect("(a*: [a] | b: [b])")
      if scene.id("b") == before { throw Found("the refused place is there") }
    },
    Case("A tab that the user has selected is asked about, and is left again") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("account", .stack("account"))))
      scene.add(.entering) { $0.place?.route == "account" ? .detour(.present("signIn", .sheet)) : .allow }
      scene.userSelects(BranchPath.root.appending(branch: 1))
      try scene.expect("(home*: [home] | account: [account]) {signIn}")
    },
    Case("A question to the user stands beside the tree, and is asked once") {
      for isDiscarded in [true, false] {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in .ask(.present("discard?", .alert)) }
        let number = scene.go(.pop(1))
        try scene.expect("[home form]")
        try scene.expect(scene.stepTexts.last, is: "present {alert: discard?}")
        guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
        scene.send(.answered(question.id, TypedValue(isDiscarded)))
        scene.send(.objected(scene.heard[0], isDiscarded ? .allow : .stay("kept")))
        try scene.expect(number, ends: isDiscarded ? .completed : .blocked("kept"))
        try scene.expect(isDiscarded ? "[home]" : "[home form]")
        try scene.expect(scene.turns.count, is: 1)
      }
    },
    Case("What the user does while a question is open stays done") {
      var scene = Scene(
        RouteTree(tabs: RouteTab("home", .stack("home", "form")), RouteTab("other", .stack("other"))))
      scene.object("form") { _ in .ask(.present("discard?", .alert)) }
      let number = scene.go(.popToRoot)
      scene.userSelects(BranchPath.root.appending(branch: 1))
      guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
      scene.send(.answered(question.id, TypedValue(true)))
      scene.send(.objected(scene.heard[0], .allow))
      try scene.expect("(home: [home form] | other*: [other])")
      try scene.expect(number, ends: .unchanged)
    },
    Case("An alert that the toolkit has taken away is answered, and not asked again") {
      for isDiscarded in [true, false] {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in .ask(.present("discard?", .alert)) }
        let number = scene.go(.popToRoot)
        guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
        let answer = isDiscarded ? TypedValue(true) : nil
        scene.send(.closed(question.id, answer: answer, scene.newNumber()))
        try scene.expect(scene.turns.count, is: 1, "the number of questions")
        try scene.expect(scene.heardValues[0] === answer, is: true)
        scene.send(.objected(scene.heard[0], isDiscarded ? .allow : .stay(nil)))
        try scene.expect(number, ends: isDiscarded ? .completed : .blocked(nil))
      }
    },
    Case("A link closes the question of another navigation, and is asked about itself") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .ask(.present("discard?", .alert)) }
      let pop = scene.go(.pop(1))
      let link = scene.go(.set(RouteTree("other"))) { $0.cause = .link }
      try scene.expect(pop, ends: .superseded(by: link))
      try scene.expect(scene.turns.count, is: 2)
      scene.go(.dismiss)
      try scene.expect(scene.heard.count, is: 1)
    },
    Case("An answer arrives once, or nil") {
      for isAnswered in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.go(.push("picker"), from: "home") { $0.wantsAnswer = true }
        let picker = scene.id("picker")
        let value = TypedValue(5)
        scene.hostAnswers = false
        for _ in 0..<2 where isAnswered {
          scene.go(.close(picker)) { $0.answer = Answer(from: picker, value) }
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
      scene.go(.close(picker)) { $0.answer = Answer(from: picker, TypedValue(5)) }
      try scene.expect(scene.deliveries.map(\.to), is: [scene.id("home")])
    },
    Case("A background navigation waits, and gives way to what was done since") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? nil : .allow }
      scene.push("a")
      let background = scene.go(.push("news")) { $0.priority = .background }
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
      scene.object("a") { _ in .ask(.present("discard?", .alert)) }
      scene.go(.setRoot(.stack("c")))
      try scene.expect(scene.state.description.contains("asks the user discard?"), is: true)
    },
  ]

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
      scene.forgetWhatHappened()
      scene.send(.acknowledged(late))
      try scene.expect(scene.notices.last, is: .lateSuccess(late))
      try scene.expect(scene.state.isSettled, is: true)
      scene.send(.acknowledged(late))
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
      scene.push("last")
      scene.hostAnswers = true
      scene.acknowledge()
      try scene.expect(scene.stepTexts, is: ["push a", "swap a -> last above 1"])
    },
    Case("A transition that the user gives up is cancelled, and private places do not come back with it") {
      var scene = Scene(RouteTree("home", "account"))
      scene.hostAnswers = false
      scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
      scene.recheck()
      try scene.expect("[home]")
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[home]")
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
      scene.object("form") { _ in .stay(nil) }
      let old = scene.state.openHostRequest
      try scene.expect(old, is: nil)
      scene.forgetWhatHappened()
      scene.send(.attached)
      try scene.expect(scene.events.filter { $0 == "form created" }.count, is: 1)
      try scene.expect(scene.state.saved("text", of: form) === draft, is: true)
      try scene.expectEnd(of: .pop(1), .completed)
    },
  ]
}
