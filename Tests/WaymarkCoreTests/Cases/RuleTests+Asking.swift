import WaymarkCore
import WaymarkState

/// Screens and guards: who is asked, when, and how often.
extension RuleTests {
  static let asking = [
    Case("A gesture may leave a screen though what is to come above it objects, since that stays") {
      var scene = Scene(RouteTree("home", "form"))
      scene.hostAnswers = false
      scene.push("above")
      scene.object("above") { _ in .block("draft") }
      try scene.expect(scene.state.mayLeave(scene.id("form")), is: true)
      scene.userCloses("form")
      try scene.expect("[home above]")
      try scene.expect(scene.state.mayLeave(scene.id("above")), is: false)
    },
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
      let question = scene.turns.last?.number ?? 0
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
      scene.send(.decided(scene.turns[0].number, .block("late")))
      try scene.expect(scene.notices.last, is: .lateVerdict(scene.turns[0].number))
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
      try scene.expect("([home] | mail*: ([in]* | [out]))")
      try scene.expect(scene.turns.map(\.isRecheck), is: [true])
      try scene.expect(scene.turns.map(\.cause), is: [.user])
    },
    Case("A screen speaks for all that would go with it") {
      var scene = Scene(RouteTree("home", "a", "form"))
      try scene.expect(scene.state.mayLeave(scene.id("a")), is: true)
      scene.object("form") { _ in .block(nil) }
      try scene.expect(scene.state.mayLeave(scene.id("a")), is: false)
      scene.go(.setRoot(.stack("other")), asking: .nobody)
      try scene.expect("[other]")
    },
    Case("Questions and redirects have one budget") {
      for (budget, edit) in [
        (2, Edit.setRoot(.stack("a"))), (1, .setRoot(.stack("a"))), (2, .push("a")), (1, .push("a")),
      ] {
        var scene = Scene(RouteTree("home", "form"))
        scene.state.maximumRounds = budget
        scene.object("form") { _ in .detour(.present("discard?", .alert)) }
        scene.add(.entering) { $0.place?.route == "a" ? .redirect(.setRoot(.stack("b"))) : .allow }
        let number = scene.go(edit)
        try scene.expect(scene.state.openQuestion == nil, is: budget == 1 && edit == .push("a"))
        if scene.state.openQuestion != nil {
          try scene.answerUser(true)
          scene.send(.decided(scene.heard[0], .allow))
        }
        try scene.expect(number, ends: budget == 2 ? .completed : .failed(.tooManyRedirects))
      }
    },
    Case("A question is out of reach of verbs, but a dismissal answers it with nothing") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.push("discard?")) }
      let pop = scene.go(.pop(1))
      try scene.expect(scene.stepTexts.last, is: "present {discard?}")
      let dismissal = scene.go(.dismiss)
      try scene.expect(scene.stepTexts.last, is: "dismiss {discard?}")
      scene.send(.decided(scene.heard[0], .block(nil)))
      try scene.expect(pop, ends: .blocked(nil))
      try scene.expect(dismissal, ends: .completed)
    },
    Case("A screen that has asked the user waits for the user") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      let number = scene.go(.pop(1))
      scene.send(.decided(scene.turns[0].number, .allow))
      try scene.expect(scene.notices.last, is: .lateVerdict(scene.turns[0].number))
      scene.send(.answered(scene.id("home"), nil))
      try scene.expect(scene.heard, is: [])
      try scene.expect(number, ends: nil)
      try scene.expect(scene.state.openTurn, is: nil)
      scene.send(.guardTimedOut(scene.turns[0].number))
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
    Case("A screen dismisses its own modal, and not the question over it") {
      var scene = Scene(RouteTree("home"))
      scene.present("form")
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      let first = scene.go(.dismiss)
      let second = scene.go(.dismiss, from: "form")
      try scene.expect(first, ends: .superseded(by: second))
      guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
      scene.send(.asked(Request(scene.newNumber(), .dismiss, from: question.id)))
      try scene.expect(scene.heard.count, is: 1)
    },
    Case("A screen's objection goes with its question when it is removed") {
      var scene = Scene(RouteTree("home", "form"))
      let objection = scene.object("form") { _ in nil }
      try scene.expect(scene.state.guards.all.last?.objector, is: scene.id("form"))
      let number = scene.go(.pop(1))
      let question = scene.turns[0].number
      scene.send(.decided(question, .detour(.present("discard?", .alert))))
      try scene.expect(scene.state.openQuestion?.route, is: "discard?")
      scene.send(.removed(objection))
      try scene.expect(number, ends: .completed)
      try scene.expect("[home]")
    },
    Case("A question's own screen answers it as it closes") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      scene.go(.pop(1))
      guard let question = scene.state.openQuestion else { throw Found("nobody asks the user") }
      let value = TypedValue(true)
      let close = Request(
        scene.newNumber(), .close(question.id), from: question.id, answer: value)
      scene.send(.asked(close))
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
    Case("A recheck waits for what is being decided, and asks no screen before") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard", .alert)) }
      let slow = scene.add(.entering) { $0.place?.route == "news" ? nil : .allow }
      let push = scene.push("news")
      let recheck = scene.recheck()
      try scene.expect(recheck, ends: nil)
      scene.verdicts[slow] = { _ in .allow }
      scene.decide(.allow)
      try scene.expect(push, ends: .completed)
      try scene.expect(recheck, ends: .unchanged)
      scene.go(.popTo("home"))
      scene.recheck()
      try scene.expect(scene.state.openQuestion?.route, is: "discard")
    },
    Case("A refused root goes, though something newer comes while a guard thinks about its successor") {
      var scene = Scene(RouteTree("private"))
      scene.add(.entering) { $0.place?.route == "private" ? .redirect(.setRoot(.stack("public"))) : .allow }
      let slow = scene.add { $0.cause == .link ? .allow : nil }
      let number = scene.recheck()
      let link = scene.go(.push("news"), cause: .link)
      try scene.expect(link, ends: .completed)
      scene.verdicts[slow] = { _ in .allow }
      scene.send(.decided(scene.turns.last?.number ?? 0, .allow))
      try scene.expect("[public]")
      try scene.expect(number, ends: .completed)
    },
    Case(
      "A guard of places that is added during a recheck is asked too, and one that is removed refuses nothing"
    ) {
      var scene = Scene(RouteTree("home", "b", "a"))
      let removed = scene.add(.entering) { $0.place?.route == "b" ? .block(nil) : .allow }
      let first = scene.add(.entering) { _ in nil }
      let number = scene.recheck()
      scene.send(.removed(removed))
      scene.add { _ in .block("none of its business") }
      scene.add(.entering) { $0.place?.route == "a" ? .block(nil) : .allow }
      scene.allow(first)
      try scene.expect(number, ends: .completed)
      try scene.expect("[home b]")
    },
    Case(
      "A recheck goes back to the tab before in tabs within tabs, and closes a modal of tabs that is refused"
    ) {
      let inner = RouteTabs<AnyRoute>(
        RouteTab("x", .stack("x")), RouteTab("y", .stack("y")), RouteTab("z", .stack("z")))
      var scene = Scene(RouteTree(tabs: RouteTab("mail", .tabs(inner)), RouteTab("home", .stack("home"))))
      for key: AnyRoute in ["y", "z"] { scene.go(.select(key)) }
      let other = RouteTabs<AnyRoute>(RouteTab("u", .stack("u")), RouteTab("v", .stack("v")))
      scene.go(.present(Modal(.sheet, .tabs(other))))
      scene.go(.selectBranch(BranchPath(layer: 1).appending(branch: 1)))
      scene.add(.entering) { turn in
        let index = turn.tree.position(of: turn.place?.id ?? EntryID(rawValue: 0))?.path.layer
        return index == 1 || turn.place?.route == "z" ? .block(nil) : .allow
      }
      scene.recheck()
      try scene.expect("(mail*: ([x] | [y]* | [z]) | [home])")
    },
    Case("A screen that saves something while a recheck waits is asked anew") {
      for isSaved in [true, false] {
        var scene = Scene(RouteTree("home", "a", "b"))
        let first = scene.object("a") { _ in nil }
        scene.object("b") { _ in .allow }
        scene.add(.entering) { $0.isRecheck && $0.place?.route != "home" ? .block(nil) : .allow }
        let slow = scene.add { $0.navigation == 9 ? nil : .allow }
        scene.send(.asked(.recheck(8, asksScreens: true)))
        scene.send(.asked(Request(9, .push("c"))))
        if isSaved { scene.send(.saved(scene.id("b"), key: "text", TypedValue(1))) }
        scene.verdicts[first] = { _ in .allow }
        scene.allow(slow)
        try scene.expect("[home]")
        let count = scene.turns.filter { $0.place?.route == "b" && !$0.isRecheck }.count
        try scene.expect(count, is: isSaved ? 2 : 1, "the number of times that b was asked")
      }
    },
    Case("A recheck selects the first tab where the user was in no other") {
      var scene = Scene(RouteTree(tabs("account", "home", "news")))
      scene.add(.entering) { $0.place?.route == "account" ? .block(nil) : .allow }
      scene.recheck()
      try scene.expect("([account] | [home]* | [news])")
    },
    Case("A recheck changes hidden tabs behind the one that the user sees") {
      var scene = Scene(RouteTree(tabs: mail, RouteTab("home", .stack("home"))))
      for key: AnyRoute in ["out", "home"] { scene.go(.select(key)) }
      scene.add(.entering) { $0.place?.route == "out" ? .block(nil) : .allow }
      scene.recheck()
      try scene.expect("(mail: ([in]* | [out]) | [home]*)")
    },
    Case(
      "A guard that is added is asked about what is being decided, and one that is removed is not waited for"
    ) {
      var scene = Scene(RouteTree("home"))
      let first = scene.add { _ in nil }
      let number = scene.push("a")
      scene.add { _ in .block("no") }
      scene.send(.removed(first))
      try scene.expect(number, ends: .blocked("no"))
    },
  ]
}
