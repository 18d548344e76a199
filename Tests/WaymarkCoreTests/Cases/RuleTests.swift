import Testing
import WaymarkCore
import WaymarkState

/// The rules that no story of a user's tells, one sentence each.
@Suite struct RuleTests {
  @Test(arguments: asking) func whoeverMayObjectIsAsked(_ one: Case) throws { try one.run() }
  @Test(arguments: order) func navigationsHaveAnOrder(_ one: Case) throws { try one.run() }
  @Test(arguments: screens) func aScreenSpeaksForItself(_ one: Case) throws { try one.run() }
  @Test(arguments: hosts) func aHostIsFollowed(_ one: Case) throws { try one.run() }

  static let signIn = Verdict.detour(.present("signIn", .sheet))
  static let mail = RouteTab<AnyRoute>(
    "mail", .tabs(RouteTabs(RouteTab("in", .stack("in")), RouteTab("out", .stack("out")))))

  static let asking = [
    Case("A permission ends when the screen has something new to lose") {
      for isSaved in [true, false] {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in .allow }
        let asked = scene.add { _ in signIn }
        scene.go(.set(RouteTree("home", "private")))
        scene.verdicts[asked] = { _ in .allow }
        if isSaved { scene.send(.saved(scene.id("form"), key: "text", TypedValue(1))) }
        scene.send(.finishedDetour(nil))
        let count = scene.turns.filter { $0.place?.route == "form" }.count
        try scene.expect(count, is: isSaved ? 2 : 1, "the number of times that the form was asked")
      }
    },
    Case("A screen that saves something while a guard thinks is asked before the guard's answer counts") {
      var scene = Scene(RouteTree("home", "form", "other"))
      scene.object("form") { _ in .allow }
      scene.object("other") { _ in .allow }
      scene.add { _ in nil }
      let number = scene.go(.popToRoot)
      let question = scene.turns.last?.question ?? 0
      scene.send(.saved(scene.id("form"), key: "text", TypedValue(1)))
      scene.send(.decided(question, .allow))
      let asked = scene.turns.map { $0.place.map { "\($0.route)" } ?? "guard" }
      try scene.expect(asked, is: ["other", "form", "guard", "form"])
      try scene.expect(number, ends: .completed)
    },
    Case("Guards are asked again when the tree has changed in between") {
      var scene = Scene(RouteTree("home", "a"))
      let asked = scene.add { _ in nil }
      let number = scene.push("b")
      scene.userCloses("a")
      try scene.expect(scene.turns.count, is: 2, "the number of questions")
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.decided(scene.turns[0].question, .block("late")))
      try scene.expect(scene.notices.last, is: .lateVerdict(scene.turns[0].question))
      scene.decide(.allow)
      try scene.expect(number, ends: .completed)
      try scene.expect("[home b]")
    },
    Case("The root of a hidden tab waits until the tab is selected") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "b" ? .block("later") : .allow }
      let tabs = RouteTree(tabs: RouteTab<AnyRoute>("a", .stack("a")), RouteTab("b", .stack("b")))
      try scene.expectEnd(of: .set(tabs), .completed)
      try scene.expectEnd(of: .select("b"), .blocked("later"))
    },
    Case("A guard is asked about the tab within the tab that the user has selected") {
      var scene = Scene(RouteTree(tabs: RouteTab("home", .stack("home")), mail))
      scene.go(.select("out"))
      scene.go(.select("home"))
      scene.add(.entering) { $0.place?.route == "out" ? .block(nil) : .allow }
      scene.userSelects(BranchPath.root.appending(branch: 1))
      try scene.expect("(home: [home] | mail*: (in*: [in] | out: [out]))")
      try scene.expect(scene.turns.map(\.isRecheck), is: [true])
      try scene.expect(scene.turns.map(\.cause), is: [.user])
    },
    Case("A screen speaks for all that would go with it") {
      var scene = Scene(RouteTree("home", "a", "form"))
      try scene.expect(scene.state.mayLeave(scene.id("a")), is: true)
      scene.object("form") { _ in .stay(nil) }
      try scene.expect(scene.state.mayLeave(scene.id("a")), is: false)
      scene.go(.setRoot(.stack("other"))) { $0.asked = .nobody }
      try scene.expect("[other]")
    },
    Case("Questions and redirects have one budget") {
      for budget in [2, 1] {
        var scene = Scene(RouteTree("home", "form"))
        scene.state.maximumRounds = budget
        scene.object("form") { _ in .ask(.present("discard?", .alert)) }
        scene.add(.entering) { $0.place?.route == "a" ? .redirect(.setRoot(.stack("b"))) : .allow }
        let number = scene.go(.setRoot(.stack("a")))
        guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
        scene.send(.answered(question.id, TypedValue(true)))
        scene.send(.objected(scene.heard[0], .allow))
        try scene.expect(number, ends: budget == 2 ? .completed : .failed(.tooManyRedirects))
      }
    },
    Case("A question is out of reach of verbs, but a dismissal answers it with nothing") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .ask(.push("discard?")) }
      let pop = scene.go(.pop(1))
      try scene.expect(scene.stepTexts.last, is: "present {discard?}")
      let dismissal = scene.go(.dismiss)
      try scene.expect(scene.stepTexts.last, is: "dismiss {discard?}")
      scene.send(.objected(scene.heard[0], .stay(nil)))
      try scene.expect(pop, ends: .blocked(nil))
      try scene.expect(dismissal, ends: .completed)
    },
    Case("A screen that has asked the user waits for the user") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .ask(.present("discard?", .alert)) }
      let number = scene.go(.pop(1))
      scene.send(.objected(scene.turns[0].question, .allow))
      try scene.expect(scene.notices.last, is: .lateVerdict(scene.turns[0].question))
      try scene.expect(number, ends: nil)
      try scene.expect(scene.state.openTurn, is: nil)
      scene.send(.guardTimedOut(scene.turns[0].question))
      try scene.expect(scene.notices.count, is: 1)
    },
    Case("A redirect is the router's, wherever the screen is that has asked") {
      var scene = Scene(RouteTree("home"))
      scene.present("m")
      scene.add(.entering) { $0.place?.route == "a" ? .redirect(.push("b")) : .allow }
      let number = scene.go(.push("a"), from: "home")
      try scene.expect("[home] {m b}")
      let isTold = scene.effects.contains {
        if case .redirected(number, .push("b")) = $0 { true } else { false }
      }
      try scene.expect(isTold, is: true)
    },
    Case("A question's own screen answers it as it closes") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .ask(.present("discard?", .alert)) }
      scene.go(.pop(1))
      guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
      let value = TypedValue(true)
      let close = Request(scene.newNumber(), .close(question.id), from: question.id)
      scene.send(.asked(close.answering(Answer(from: question.id, value))))
      try scene.expect(scene.heardValues[0] === value, is: true)
      try scene.expect(close.number, ends: .completed)
    },
    Case("A recheck whose detour the user gives up begins anew") {
      var scene = Scene(RouteTree("home", "account"))
      scene.add(.entering) { $0.place?.route == "account" ? signIn : .allow }
      scene.hostAnswers = false
      let number = scene.recheck()
      scene.hostAnswers = true
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect(number, ends: .cancelled)
      try scene.expect("[home] {signIn}")
    },
    Case("A guard of places that is added during a recheck is asked too") {
      var scene = Scene(RouteTree("home", "a"))
      let first = scene.add(.entering) { _ in nil }
      scene.recheck()
      scene.add { _ in .block("none of its business") }
      scene.add(.entering) { $0.place?.route == "a" ? .block(nil) : .allow }
      scene.verdicts[first] = { _ in .allow }
      scene.decide(.allow)
      try scene.expect("[home]")
    },
    Case("A recheck goes back to the tab before in tabs within tabs, and closes a modal of tabs that is refused") {
      let inner = RouteTabs<AnyRoute>(
        RouteTab("x", .stack("x")), RouteTab("y", .stack("y")), RouteTab("z", .stack("z")))
      var scene = Scene(RouteTree(tabs: RouteTab("mail", .tabs(inner)), RouteTab("home", .stack("home"))))
      for key: AnyRoute in ["y", "z"] { scene.go(.select(key)) }
      scene.go(.present(Modal(.sheet, .tabs(inner))))
      scene.add(.entering) { turn in
        let index = turn.proposal.tree.position(of: turn.place?.id ?? EntryID(rawValue: 0))?.path.layer
        return index == 1 || turn.place?.route == "z" ? .block(nil) : .allow
      }
      scene.recheck()
      try scene.expect("(mail*: (x: [x] | y*: [y] | z: [z]) | home: [home])")
    },
    Case("A recheck asks screens if it is told to") {
      for asks in [true, false] {
        var scene = Scene(RouteTree("home", "account"))
        scene.object("account") { _ in .stay("unsaved") }
        scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
        let number = scene.newNumber()
        scene.send(.asked(.recheck(number, asksScreens: asks)))
        try scene.expect(number, ends: asks ? .blocked("unsaved") : .completed)
        try scene.expect(asks ? "[home account]" : "[home]")
      }
    },
    Case("A guard that is added is asked about what is being decided, and one that is removed is not waited for") {
      var scene = Scene(RouteTree("home"))
      let first = scene.add { _ in nil }
      let number = scene.push("a")
      scene.add { _ in .block("no") }
      scene.send(.removed(first))
      try scene.expect(number, ends: .blocked("no"))
    },
  ]

  static let order = [
    Case("Two detours in turn close together when what waited is refused") {
      var scene = Scene(RouteTree("home"))
      let asked = scene.add(.entering) { $0.place?.route == "page" ? .detour(.push("terms")) : .allow }
      let link = scene.push("page")
      scene.verdicts[asked] = { $0.place?.route == "page" ? signIn : .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect("[home terms] {signIn}")
      scene.verdicts[asked] = { _ in .block("no") }
      scene.send(.finishedDetour(scene.id("signIn")))
      try scene.expect("[home]")
      try scene.expect(link, ends: .blocked("no"))
    },
    Case("A newer request takes the older one's place in a detour") {
      var scene = Scene(RouteTree("home"))
      let asked = scene.add(.entering) { $0.place?.route == "signIn" ? .allow : signIn }
      let older = scene.push("a")
      let newer = scene.push("b")
      try scene.expect(older, ends: .superseded(by: newer))
      try scene.expect("[home] {signIn}")
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect("[home b]")
      scene.send(.finishedDetour(nil))
      try scene.expect(scene.notices.last, is: .noDetourToFinish)
    },
    Case("A detour to a place below an alert opens no second one") {
      var scene = Scene(RouteTree("home"))
      scene.present("signIn")
      scene.go(.present(Modal(.alert, .stack("saved?"))))
      scene.add(.entering) { $0.place?.route == "private" ? signIn : .allow }
      scene.push("private")
      try scene.expect("[home] {signIn} {alert: saved?}")
    },
    Case("The navigation that waits is named while the opening of its detour is decided") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      try scene.expect(scene.state.description.contains("no host is attached"), is: true)
      try scene.expect(scene.state.isSettled, is: false)
      scene.hostAnswers = false
      scene.send(.attached)
      try scene.expect(scene.state.description.contains("has not acknowledged a rebuild"), is: true)
      scene.acknowledge()
      scene.add(.entering) { $0.place?.route == "a" ? signIn : nil }
      let number = scene.push("a")
      try scene.expect(scene.turns.last?.proposal.navigation, is: number)
      try scene.expect(scene.turns.last?.cause, is: .detour)
      try scene.expect(scene.state.description.contains("navigation \(number) waits for guard"), is: true)
    },
    Case("Other guards are asked about the opening of a detour") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? signIn : .allow }
      scene.add(.entering) { $0.place?.route == "signIn" ? .redirect(.push("closed")) : .allow }
      try scene.expectEnd(of: .push("a"), .completed)
      try scene.expect("[home closed]")
    },
    Case("A snapshot keeps what waits in a detour as the tree that it would make") {
      for isOwn in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.edits[1] = { tree, ids in tree.push(Place(id: ids.next(), route: "page")) }
        scene.add(.entering) { $0.place?.route == "page" ? signIn : .allow }
        scene.go(isOwn ? .own(1) : .push("page"))
        try scene.expect(scene.state.treesAfterDetours.map { "\($0)" }, is: ["[home page]"])
        try scene.expect(scene.state.isInDetour(scene.id("signIn")), is: true)
        try scene.expect(scene.state.isInDetour(scene.id("home")), is: false)
        scene.present("help")
        try scene.expect(scene.state.isInDetour(scene.id("help")), is: true)
      }
    },
    Case("A recheck waits for what is newer, and is never dropped") {
      var scene = Scene(RouteTree("home", "account"))
      let asked = scene.add(.entering) { _ in nil }
      scene.recheck()
      scene.verdicts[asked] = { $0.isRecheck && $0.place?.route == "account" ? .block(nil) : .allow }
      scene.push("a")
      try scene.expect("[home]")
    },
    Case("An edit that the app works out is named while it does, and fails if the app says so") {
      var scene = Scene(RouteTree("home"))
      scene.worksOut = false
      let number = scene.go(.own(1))
      try scene.expect(scene.state.description.contains("the app works out navigation \(number)"), is: true)
      scene.send(.workedOut(7_000, .failed(.screenGone)))
      try scene.expect(number, ends: nil)
      guard case .workOut(let work)? = scene.effects.last else { throw Found("nobody is asked") }
      scene.send(.workedOut(work.number, .failed(.notThere)))
      try scene.expect(number, ends: .failed(.notThere))
    },
    Case("An edit is worked out anew on the tree without the detour that it comes back from") {
      var scene = Scene(RouteTree("home"))
      scene.edits[1] = { tree, ids in tree.push(Place(id: ids.next(), route: tree.modals.isEmpty ? "page" : "over")) }
      let asked = scene.add(.entering) { $0.place?.route == "page" ? signIn : .allow }
      scene.go(.own(1))
      scene.verdicts[asked] = { _ in .allow }
      scene.send(.finishedDetour(nil))
      try scene.expect("[home page]")
    },
    Case("A background navigation goes on when nothing has happened since") {
      var scene = Scene(RouteTree("home"))
      let asked = scene.add { _ in nil }
      scene.push("a")
      let background = scene.go(.push("news")) { $0.priority = .background }
      scene.decide(.block(nil))
      scene.verdicts[asked] = { _ in .allow }
      scene.decide(.allow)
      try scene.expect(background, ends: .completed)
    },
    Case("A background navigation gives way when the user has given another up") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("a")
      let asked = scene.add { _ in nil }
      scene.push("b")
      let background = scene.go(.push("news")) { $0.priority = .background }
      try scene.expect(scene.state.description.contains("\(background) waits for others"), is: true)
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      scene.verdicts[asked] = { _ in .allow }
      scene.decide(.block(nil))
      guard case .superseded = scene.outcomes[background] else { throw Found("the background has its way") }
    },
    Case("A link waits until a restore is on the screen, and restored screens are asked") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      let first = scene.go(.setRoot(.stack("first"))) { $0.cause = .link }
      scene.go(.set(RouteTree("home", "form"))) { $0.cause = .restore }
      try scene.expect("[home form]")
      let link = scene.go(.setRoot(.stack("linked"))) { $0.cause = .link }
      try scene.expect(first, ends: .superseded(by: link))
      try scene.expect(scene.state.description.contains("waits for a restore"), is: true)
      scene.send(.attached)
      scene.object("form") { _ in .stay("draft") }
      scene.acknowledge()
      try scene.expect(link, ends: .blocked("draft"))
      try scene.expect("[home form]")
    },
    Case("A link that a refused restore took back opens its places once") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.add(.entering) { $0.place?.route == "old" ? .block(nil) : .allow }
      let link = scene.go(.push("linked")) { $0.cause = .link }
      scene.go(.set(RouteTree("home", "old"))) { $0.cause = .restore }
      scene.send(.attached)
      try scene.expect(link, ends: .completed)
      try scene.expect("[home linked]")
    },
    Case("A height that is taken back before it was shown is no longer what was asked for") {
      var scene = Scene(RouteTree("home"))
      scene.present("map")
      let map = RouteTree<AnyRoute>("home")
      func at(_ detent: Presentation.Detent) -> Edit {
        var tree = map
        tree.present(Modal(.sheet(detents: [.medium, .large], selected: detent), .stack("map")))
        return .set(tree)
      }
      let entry = scene.id("map")
      scene.hostAnswers = false
      scene.push("next")
      let high = scene.go(at(.large))
      let low = scene.go(at(.medium))
      scene.hostAnswers = true
      scene.acknowledge()
      try scene.expect(high, ends: .superseded(by: low))
      try scene.expect(low, ends: .completed)
      try scene.expect(scene.id("map"), is: entry)
    },
  ]

  static let screens = [
    Case("Verbs of a screen mean the screen, whatever is above it") {
      let wanted: [(Edit, String)] = [
        (.pop(2), "[home] {m}"), (.close(EntryID(rawValue: 3)), "[home a] {m}"),
        (.replaceTop("x"), "[home a x] {m}"), (.popToEntry(EntryID(rawValue: 3)), "[home a b] {m}"),
        (.push("x"), "[home a b c x] {m}"), (.update(EntryID(rawValue: 3), "b:2"), "[home a b:2 c] {m}"),
        (.popToRoot, "[home] {m}"), (.popTo("a"), "[home a] {m}"), (.dismiss, "[home a b c] {m}"),
        (.present(Modal(.sheet, .stack("x"))), "[home a b c] {m} {x}"),
      ]
      for (edit, tree) in wanted {
        var scene = Scene(RouteTree("home", "a", "b", "c"))
        scene.present("m")
        scene.go(edit, from: "b")
        try scene.expect(tree, "the tree after \(edit)")
      }
    },
    Case("A screen dismisses the modal that it is in, with those above") {
      var scene = Scene(RouteTree("home"))
      for route: AnyRoute in ["a", "b"] { scene.present(route) }
      scene.go(.dismiss, from: "a")
      try scene.expect("[home]")
    },
    Case("A screen that is gone asks for nothing") {
      var scene = Scene(RouteTree("home", "a"))
      let gone = scene.id("a")
      scene.go(.pop(1))
      let edits: [(Edit, Outcome)] = [
        (.push("b"), .failed(.screenGone)), (.close(gone), .unchanged), (.update(gone, "b"), .unchanged),
      ]
      for (edit, outcome) in edits {
        let request = Request(scene.newNumber(), edit, from: gone)
        scene.send(.asked(request))
        try scene.expect(request.number, ends: outcome)
      }
    },
    Case("A screen that goes while its push is being decided asks for nothing any more") {
      var scene = Scene(RouteTree("home", "a"))
      scene.add { _ in nil }
      let number = scene.go(.push("b"), from: "a")
      scene.userCloses("a")
      try scene.expect(number, ends: .failed(.screenGone))
    },
    Case("A second tap joins the first while that is being decided or is on its way") {
      for isDecided in [true, false] {
        var scene = Scene(RouteTree("home"))
        let home = scene.id("home")
        scene.hostAnswers = false
        if !isDecided { scene.add { _ in nil } }
        let first = scene.go(.push("a"), from: "home")
        let second = Request(scene.newNumber(), .push("a"), from: home)
        scene.send(.asked(second))
        let joins = scene.effects.contains {
          if case .joined(second.number, to: first) = $0 { true } else { false }
        }
        try scene.expect(joins, is: true)
      }
    },
    Case("A place that others hide answers to the screen that has opened it") {
      var scene = Scene(RouteTree("home"))
      scene.present("m")
      let number = scene.go(.push("picker"), from: "home") { $0.wantsAnswer = true }
      try scene.expect(scene.deliveries.count, is: 0)
      let (home, picker, value) = (scene.id("home"), scene.id("picker"), TypedValue(1))
      scene.go(.close(picker), from: "picker") { $0.answer = Answer(from: picker, value) }
      try scene.expect(scene.deliveries.map(\.navigation), is: [number])
      try scene.expect(scene.deliveries[0].to, is: home)
      try scene.expect(scene.deliveries[0].value === value, is: true)
    },
    Case("A navigation that opens nothing has no answer") {
      var scene = Scene(RouteTree("home", "a"))
      scene.go(.popToRoot) { $0.wantsAnswer = true }
      try scene.expect(scene.deliveries.count, is: 1)
      try scene.expect(scene.deliveries[0].value == nil, is: true)
    },
    Case("The root of a column that the user closes in a narrow window goes with the column") {
      var scene = Scene(RouteTree(columns: ["inbox"], ["m1", "reply"]))
      scene.forgetWhatHappened()
      scene.send(.columnsThatFit(2))
      try scene.expect(scene.events, is: ["inbox appeared"])
      scene.send(.columnsThatFit(1))
      scene.userCloses("m1")
      try scene.expect("[inbox*|.]")
      try scene.expect(scene.steps.count, is: 0)
    },
  ]

  static let hosts = [
    Case("A host that shows trees to and fro comes to an end") {
      var scene = Scene(RouteTree("home", "a", "b"))
      scene.hostAnswers = false
      let far = scene.state.tree
      var near = far
      near.pop()
      let number = scene.go(.popToRoot)
      for index in 0..<20 {
        guard let request = scene.state.openHostRequest else { break }
        scene.send(.showsInstead(request, index % 2 == 0 ? near : far))
      }
      try scene.expect(number, ends: .failed(.host))
    },
    Case("A host that fails before it has shown anything leaves the tree") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      let number = scene.push("a")
      scene.send(.attached)
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      try scene.expect(number, ends: .failed(.host))
      try scene.expect("[home a]")
      try scene.expect(scene.state.description.contains("the next navigation rebuilds"), is: true)
      try scene.expect(scene.notices.contains(.failed(number, .host)), is: true)
    },
    Case("A navigation that is being decided is proposed again when the host gives up") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("a")
      scene.add { _ in nil }
      let number = scene.push("b")
      for _ in 0..<2 { scene.send(.failed(scene.state.openHostRequest ?? 0)) }
      scene.hostAnswers = true
      scene.decide(.allow)
      try scene.expect(number, ends: .completed)
      try scene.expect("[home b]")
    },
    Case("A detour whose place never came ends with it") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "page" ? signIn : .allow }
      scene.hostAnswers = false
      let link = scene.push("page")
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect(link, ends: .cancelled)
    },
    Case("A question closes with the host whose screen has asked") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .ask(.present("discard?", .alert)) }
      let number = scene.go(.pop(1))
      scene.send(.detached)
      try scene.expect(scene.state.openQuestion?.route, is: nil)
      scene.send(.attached)
      try scene.expect(number, ends: .completed)
      try scene.expect(scene.state.isSettled, is: true)
    },
    Case("A root that the user seems to have closed comes back by a rebuild") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      let number = scene.userCloses("home")
      try scene.expect(number, ends: .unchanged)
      try scene.expect(scene.state.openHostRequest == nil, is: false)
      try scene.expect("[home]")
    },
    Case("Nobody is told who does not listen, and who begins to is told what comes") {
      var scene = Scene(RouteTree("home"), isHeard: false)
      scene.push("a")
      scene.go(.pop(1))
      let isTold = scene.effects.contains {
        switch $0 {
        case .committed, .screen, .arrived: true
        default: false
        }
      }
      try scene.expect(isTold, is: false)
      scene.state.listen([.screens, .arrivals])
      scene.forgetWhatHappened()
      scene.push("b")
      try scene.expect(scene.events, is: ["b created", "home covered", "b appeared"])
      try scene.expect(scene.arrivals, is: ["b"])
      scene.send(.released)
      try scene.expect(scene.events.suffix(2).allSatisfy { $0.hasSuffix("removed") }, is: true)
    },
    Case("Only the last step of a navigation is animated, with all that the navigation carries") {
      var scene = Scene(RouteTree("home"))
      scene.present("a")
      scene.forgetWhatHappened()
      let info = TypedValue("why")
      scene.go(.set(RouteTree("home", "b"))) { $0.options = StepOptions(isAnimated: true, info: info) }
      try scene.expect(scene.steps.map(\.step.isAnimated), is: [false, true])
      try scene.expect(scene.steps.allSatisfy { $0.options.info === info }, is: true)
      scene.go(.pop(1)) { $0.options.isAnimated = false }
      try scene.expect(scene.steps.last?.step.isAnimated, is: false)
    },
  ]
}

extension Request {
  fileprivate func answering(_ answer: Answer) -> Request {
    var request = self
    request.answer = answer
    return request
  }
}
