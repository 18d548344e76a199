import WaymarkCore
import WaymarkState

/// Hosts: what they fail at, and what they are told.
extension RuleTests {
  static let hosts = [
    Case("A host that shows another tree twice in a row has failed, and a rebuild makes up for it") {
      var scene = Scene(RouteTree("home", "a"))
      scene.hostAnswers = false
      let number = scene.go(.pop(1))
      for _ in 0..<2 {
        try scene.expect(scene.notices, is: [])
        scene.send(.showsInstead(scene.state.openHostRequest ?? 0, scene.state.shown ?? scene.state.tree))
      }
      try scene.expect(scene.notices, is: [.stepFailed(scene.steps[1].request)])
      scene.acknowledge()
      try scene.expect(number, ends: .completed)
      try scene.expect("[home]")
    },
    Case("A host that has shown a step, or has failed for good, may show another tree once more") {
      for fails in [true, false] {
        var scene = Scene(RouteTree("home", "a"))
        scene.hostAnswers = false
        let shown = scene.state.tree
        scene.push("b")
        scene.send(.showsInstead(scene.state.openHostRequest ?? 0, shown))
        if fails { scene.failTwice() }
        scene.push("c")
        if !fails { scene.acknowledge() }
        let count = scene.notices.count
        scene.send(.showsInstead(scene.state.openHostRequest ?? 0, shown))
        try scene.expect(scene.notices.count, is: count)
      }
    },
    Case("The late success of a former host is an event only") {
      for isTimedOut in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.hostAnswers = false
        scene.push("a")
        let late = scene.steps[0].request
        if isTimedOut { scene.send(.timedOut(late)) }
        scene.hostAnswers = true
        scene.send(.attached)
        scene.send(.acknowledged(late))
        try scene.expect(scene.notices.last, is: .strayAnswer(late))
      }
    },
    Case("A tab that is selected and moves to another position is shown all the same") {
      var scene = Scene(RouteTree(tabs("a", "b")))
      scene.hostAnswers = false
      scene.push("c")
      let number = scene.go(.select("b"))
      let moved = RouteTree<AnyRoute>(
        tabs: RouteTab("b", .stack("b")), RouteTab("a", .stack(RouteStack(root: "a", pushed: ["c"]))),
        selectedKey: "b")
      scene.go(.set(moved))
      scene.hostGoesOn()
      try scene.expect(number, ends: .completed)
    },
    Case("A place that was taken back stays superseded when the user gives all of it up") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("a")
      let taken = scene.go(.set(RouteTree("home", "a", "b", "c")))
      let pops = [scene.go(.pop(1)), scene.go(.pop(1))]
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect(taken, ends: .superseded(by: pops[0]))
      try scene.expect(pops[1], ends: .completed)
    },
    Case("A host that fails before it has shown anything leaves the tree") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      let number = scene.push("a")
      scene.send(.attached)
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      try scene.expect(number, ends: nil)
      try scene.expect("[home a]")
      try scene.expect(scene.state.description.contains("the next navigation rebuilds"), is: true)
    },
    Case("A navigation that is being decided is proposed again when the host gives up") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      scene.push("a")
      scene.add { _ in nil }
      let number = scene.push("b")
      scene.failTwice()
      scene.hostAnswers = true
      scene.decide(.allow)
      try scene.expect(number, ends: .completed)
      try scene.expect("[home b]")
    },
    Case("A screen on its way out may save something, for the case that it stays") {
      var scene = Scene(RouteTree("home", "form"))
      scene.hostAnswers = false
      let (form, draft) = (scene.id("form"), TypedValue("draft"))
      scene.go(.pop(1))
      scene.send(.saved(form, key: "text", draft))
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[home form]")
      try scene.expect(scene.state.saved(of: form)["text"] === draft, is: true)
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
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      let number = scene.go(.pop(1))
      scene.send(.detached)
      try scene.expect(scene.state.openQuestion?.route, is: nil)
      scene.send(.attached)
      try scene.expect(number, ends: .completed)
      try scene.expect(scene.state.isSettled, is: true)
    },
    Case("A change in place that is on the screen is completed, though a later transition is given up") {
      for isBusy in [true, false] {
        for gaveUp in [true, false] {
          var scene = Scene(RouteTree(tabs: RouteTab("a", .stack("a")), RouteTab("b", .stack("b"))))
          scene.hostAnswers = false
          if isBusy { scene.push("first") }
          let select = scene.go(.select("b"))
          let later = scene.present("c")
          scene.acknowledge()
          if isBusy { scene.acknowledge() }
          for _ in 0..<2 {
            let request = scene.state.openHostRequest ?? 0
            scene.send(gaveUp ? .gaveUp(request) : .failed(request))
          }
          try scene.expect("([a\(isBusy ? " first" : "")] | [b]*)")
          try scene.expect(select, ends: .completed)
          try scene.expect(later, ends: gaveUp ? .cancelled : .failed(.host))
        }
      }
    },
    Case("A navigation that takes away what a rebuild is about to show is completed only when that is gone") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      scene.present("a")
      scene.send(.attached)
      let number = scene.go(.set(RouteTree("home", "b")))
      for _ in 0..<2 { scene.acknowledge() }
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[home b] {a}")
      try scene.expect(number, ends: .cancelled)
    },
    Case("A navigation whose place is on the screen below a sheet that was to go has not been shown") {
      var scene = Scene(RouteTree("b", "g"))
      scene.present("f")
      scene.hostAnswers = false
      let number = scene.go(.setRoot(.stack("e")))
      scene.acknowledge()
      scene.send(.gaveUp(scene.state.openHostRequest ?? 0))
      try scene.expect("[e] {f}")
      try scene.expect(number, ends: .cancelled)
    },
    Case("A question that a host has failed to take away goes as soon as the user answers it or dismisses it")
    {
      for isClosed in [true, false] {
        var scene = Scene(RouteTree("home", "form"))
        scene.object("form") { _ in .detour(.present("discard?", .alert)) }
        let number = scene.go(.pop(1))
        let question = scene.state.openQuestion?.id ?? EntryID(rawValue: 0)
        scene.hostAnswers = false
        scene.send(.attachedAgain)
        scene.send(.failed(scene.state.openHostRequest ?? 0))
        scene.send(.decided(scene.heard.last ?? 0, .block("draft")))
        try scene.expect(number, ends: .blocked("draft"))
        try scene.expect(scene.state.isSettled, is: false)
        scene.hostAnswers = true
        if isClosed {
          scene.send(.asked(Request(scene.newNumber(), .close(question), from: question)))
        } else {
          scene.send(.answered(question, TypedValue(true)))
        }
        try scene.expect(scene.state.isSettled, is: true)
        try scene.expect(scene.state.screen?.contains(question), is: false)
      }
    },
    Case("A question that a host has failed to show before anything is still none of the places shown") {
      var scene = Scene(RouteTree("home", "form"), isAttached: false)
      scene.hostAnswers = false
      scene.send(.attached)
      let first = scene.state.openHostRequest ?? 0
      scene.send(.failed(first))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      scene.go(.pop(1))
      scene.send(.failed(scene.state.openHostRequest ?? 0))
      // The host has done it after all, and is asked anew.
      scene.send(.acknowledged(first))
      scene.acknowledge()
      try scene.expect(scene.state.screen?.description, is: "[home form] {alert: discard?}")
      try scene.expect(scene.state.shown?.description, is: "[home form]")
    },
    Case("A navigation ends when it is on the screen, though a newer one is still to come") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      let first = scene.push("a")
      let second = scene.push("b")
      scene.acknowledge()
      try scene.expect(first, ends: .completed)
      try scene.expect(second, ends: nil)
    },
    Case("A tab that is not there cannot be selected by the user, nor a place closed that is gone") {
      var scene = Scene(RouteTree("home"))
      scene.hostAnswers = false
      let inputs: [(NavigationNumber) -> Input] = [
        { .selected(BranchPath.root.appending(branch: 1), $0) },
        { .closed(EntryID(rawValue: 7), answer: nil, $0) },
      ]
      for input in inputs {
        let number = scene.newNumber()
        scene.send(input(number))
        try scene.expect(number, ends: .unchanged)
      }
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
      scene.go(.update(scene.id("home"), "home:2"))
      try scene.expect(scene.arrivals, is: [])
      scene.forgetWhatHappened()
      scene.push("b")
      try scene.expect(scene.events, is: ["b created", "home:2 covered", "b appeared"])
      try scene.expect(scene.arrivals, is: ["b"])
      scene.send(.released)
      try scene.expect(scene.events.suffix(2).allSatisfy { $0.hasSuffix("removed") }, is: true)
    },
    Case("Only the last step of a navigation is animated, with all that the navigation carries") {
      var scene = Scene(RouteTree("home"))
      scene.present("a")
      scene.forgetWhatHappened()
      let info = TypedValue("why")
      scene.go(.set(RouteTree("home", "b")), options: StepOptions(isAnimated: true, info: info))
      try scene.expect(scene.steps.map(\.step.isAnimated), is: [false, true])
      try scene.expect(scene.steps.allSatisfy { $0.options.info === info }, is: true)
      scene.go(.pop(1), options: StepOptions(isAnimated: false))
      try scene.expect(scene.steps.last?.step.isAnimated, is: false)
    },
  ]
}
