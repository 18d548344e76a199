import WaymarkCore
import WaymarkState

/// Corners where rules meet: rechecks of the root, restores and detours, facts on their way, second taps.
extension RuleTests {
  static let corners = [
    Case("A recheck that takes the window's root away asks screens only if it is told to") {
      for asks in [true, false] {
        for objector: AnyRoute in ["form", "account"] {
          var scene = Scene(RouteTree("account"))
          scene.present("form")
          scene.object(objector) { _ in .block("draft") }
          scene.add(.entering) {
            $0.place?.route == "account" ? .redirect(.setRoot(.stack("welcome"))) : .allow
          }
          let number = scene.newNumber()
          scene.send(.asked(.recheck(number, asksScreens: asks)))
          try scene.expect(number, ends: asks ? .blocked("draft") : .completed)
          try scene.expect(asks ? "[account] {form}" : "[welcome]")
        }
      }
    },
    Case("A refused root gives way to whatever place its guard names, and to no edit that keeps it") {
      let edits: [(Edit, String)] = [
        (.push("x"), "[x]"), (.replaceTop("x"), "[x]"), (.present(Modal(.sheet, .stack("x"))), "[x]"),
        (.setRoot(.stack("x")), "[x]"), (.popToRoot, "[account]"),
      ]
      for (edit, tree) in edits {
        var scene = Scene(RouteTree("account"))
        scene.add(.entering) { $0.place?.route == "account" ? .redirect(edit) : .allow }
        let number = scene.recheck()
        try scene.expect(tree)
        try scene.expect(number, ends: tree == "[x]" ? .completed : .failed(.rootRefused))
      }
    },
    Case("A refused root of tabs or columns gives way to what the edit of a guard shows") {
      let trees: [RouteTree<AnyRoute>] = [
        RouteTree(tabs: RouteTab("a", .stack("a1")), RouteTab("g", .stack("g", "d"))),
        RouteTree(columns: ["a1"], ["message"]),
      ]
      for tree in trees {
        var scene = Scene(tree)
        for (number, route) in [(1, "e"), (2, "f")] as [(EditNumber, AnyRoute)] {
          scene.edits[number] = { tree, ids in tree.push(Place(id: ids.next(), route: route)) }
        }
        let roots: [AnyRoute] = ["a1", "g"]
        scene.add(.entering) {
          $0.place.map { roots.contains($0.route) } == true ? .redirect(.own(1)) : .allow
        }
        scene.add(.entering) { $0.place?.route == "e" ? .redirect(.own(2)) : .allow }
        let number = scene.recheck()
        try scene.expect("[f]")
        try scene.expect(number, ends: .completed)
      }
    },
    Case("A second tap on a push that a guard has redirected is the same navigation") {
      for isShown in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.hostAnswers = isShown
        scene.add(.entering) { $0.place?.route == "a" ? .redirect(.push("b")) : .allow }
        for _ in 0..<2 { scene.go(.push("a"), from: "home") }
        try scene.expect("[home b]")
      }
    },
    Case("A screen that asks for another place in between has asked for the first all the same") {
      var scene = Scene(RouteTree("home"))
      for route: AnyRoute in ["a", "b", "a"] { scene.go(.push(route), from: "home") }
      try scene.expect("[home a b]")
      scene.go(.popToRoot)
      scene.go(.push("a"), from: "home")
      try scene.expect("[home a]")
    },
    Case("A tab that the user selects again counts while the host is to show another") {
      for hasBegun in [true, false] {
        var scene = Scene(
          RouteTree(tabs: RouteTab("home", .stack("home")), RouteTab("news", .stack("news"))))
        scene.hostAnswers = false
        let number = scene.go(.select("news"))
        let request = scene.steps[0].request
        if hasBegun { scene.send(.began(request)) }
        scene.userSelects(BranchPath.root.appending(branch: 0))
        try scene.expect("([home]* | [news])")
        try scene.expect(scene.state.openHostRequest == request, is: false)
        try scene.expect(number, ends: hasBegun ? nil : .superseded(by: 2))
        scene.hostAnswers = true
        scene.acknowledge()
        try scene.expect(number, ends: .superseded(by: 2))
      }
    },
    Case("A place that has been popped and is closed on its way stops the step that brings it") {
      for hasBegun in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.hostAnswers = false
        scene.push("a")
        let (place, request) = (scene.id("a"), scene.steps[0].request)
        scene.go(.pop(1))
        if hasBegun { scene.send(.began(request)) }
        scene.send(.closed(place, answer: nil, scene.newNumber()))
        try scene.expect(scene.state.openHostRequest == nil, is: !hasBegun)
        try scene.expect(scene.state.openHostRequest == request, is: false)
        scene.hostAnswers = true
        scene.acknowledge()
        try scene.expect(scene.state.shown.map { "\($0)" }, is: "[home]")
        try scene.expect(scene.state.isSettled, is: true)
      }
    },
    Case("A place that is closed on its way goes with what comes above it, and what is to come later stays") {
      for isAbove in [true, false] {
        var scene = Scene(RouteTree("home"))
        scene.hostAnswers = false
        scene.go(.set(RouteTree("home", "a", "b")))
        let place = scene.id("a")
        scene.go(isAbove ? .set(RouteTree("home", "b")) : .push("c"))
        scene.send(.closed(place, answer: nil, scene.newNumber()))
        try scene.expect(isAbove ? "[home]" : "[home c]")
        scene.hostAnswers = true
        scene.acknowledge()
        try scene.expect(scene.state.shown == scene.state.tree, is: true)
      }
    },
    Case(
      "A sheet that the user drags rests there in both trees, nobody is asked, and a step that fits goes on"
    ) {
      var scene = Scene(RouteTree("home"))
      scene.go(.present(Modal(.sheet(detents: [.medium, .large]), .stack("map"))))
      scene.add { _ in .block("no") }
      let sheet = scene.id("map")
      scene.hostAnswers = false
      scene.send(.asked(Request(scene.newNumber(), .push("place"), asking: .nobody)))
      let request = scene.state.openHostRequest
      scene.send(.selectedDetent(.large, of: sheet, 50))
      try scene.expect(50, ends: .completed)
      try scene.expect(scene.state.openHostRequest == request, is: true)
      for tree in [scene.state.tree, scene.state.shown] {
        try scene.expect(tree?.modals.first?.presentation.selected == .large, is: true)
      }
      scene.send(.selectedDetent(.large, of: sheet, 51))
      scene.send(.selectedDetent(.fraction(0.3), of: sheet, 52))
      scene.send(.selectedDetent(.medium, of: scene.id("home"), 53))
      for number in 51...53 { try scene.expect(UInt64(number), ends: .unchanged) }
      scene.hostAnswers = true
      scene.acknowledge()
      try scene.expect("[home] {map place}")
      try scene.expect(scene.state.isSettled, is: true)
    },
    Case("A step to another height gives way to the height that the user has dragged the sheet to meanwhile")
    {
      var scene = Scene(RouteTree("home"))
      let detents: [Presentation.Detent] = [.medium, .fraction(0.8), .large]
      scene.go(.present(Modal(.sheet(detents: detents), .stack("map"))))
      scene.hostAnswers = false
      var raised = scene.state.tree.routes
      raised.dismiss()
      raised.present(Modal(.sheet(detents: detents, selected: .large), .stack("map")))
      scene.go(.set(raised))
      scene.send(.selectedDetent(.fraction(0.8), of: scene.id("map"), 50))
      try scene.expect(scene.state.openHostRequest, is: nil)
      try scene.expect(scene.state.tree.modals.first?.presentation.selected == .fraction(0.8), is: true)
      try scene.expect(scene.state.isSettled, is: true)
    },
    Case("A question that the host cannot show goes after one rebuild") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .detour(.present("discard?", .alert)) }
      scene.hostAnswers = false
      let number = scene.go(.pop(1))
      scene.failTwice()
      try scene.expect(scene.state.openHostRequest, is: nil)
      scene.hostAnswers = true
      scene.send(.decided(scene.heard[0], .allow))
      try scene.expect(number, ends: .completed)
    },
  ]
}
