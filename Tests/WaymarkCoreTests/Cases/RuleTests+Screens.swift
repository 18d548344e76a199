import WaymarkCore
import WaymarkState

/// Screens: their verbs and their answers.
extension RuleTests {
  static let screens = [
    Case("A screen of a router that is released objects to nothing") {
      var scene = Scene(RouteTree("home", "form"))
      scene.object("form") { _ in .block("draft") }
      scene.send(.released)
      try scene.expect(scene.state.mayLeave(scene.id("form")), is: true)
    },
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
      let number = scene.go(.push("picker"), from: "home", wantsAnswer: true)
      try scene.expect(scene.deliveries.count, is: 0)
      let (home, picker, value) = (scene.id("home"), scene.id("picker"), TypedValue(1))
      scene.go(.close(picker), from: "picker", answer: value)
      try scene.expect(scene.deliveries.map(\.navigation), is: [number])
      try scene.expect(scene.deliveries[0].to, is: home)
      try scene.expect(scene.deliveries[0].value === value, is: true)
    },
    Case("A navigation that opens nothing has no answer") {
      var scene = Scene(RouteTree("home", "a"))
      scene.go(.popToRoot, wantsAnswer: true)
      try scene.expect(scene.deliveries.count, is: 1)
      try scene.expect(scene.deliveries[0].value == nil, is: true)
    },
    Case("A screen over a modal that gives way to another is asked, and is another one afterwards") {
      let tabs = RouteTabs<AnyRoute>(RouteTab("t", .stack("a")), RouteTab("u", .stack("b")))
      for container in [Container<AnyRoute>.stack("a"), .tabs(tabs)] {
        var scene = Scene(RouteTree("home"))
        scene.go(.present(Modal(.sheet, container)))
        scene.present("form")
        let form = scene.id("form")
        let objection = scene.object("form") { _ in .block("draft") }
        let refused = scene.go(.replaceTop("x"), from: "a")
        try scene.expect(refused, ends: .blocked("draft"))
        scene.verdicts[objection] = { _ in .allow }
        let allowed = scene.go(.replaceTop("x"), from: "a")
        try scene.expect(allowed, ends: .completed)
        try scene.expect(scene.state.tree.visibleElement.route, is: "form")
        try scene.expect(scene.state.tree.contains(form), is: false, "whether the old screen is there")
      }
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
}
