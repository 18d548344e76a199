import WaymarkCore
import WaymarkState

/// Verbs, and the steps that show them.
extension AcceptanceTests {
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
      try scene.expect("([home]* | search: [s1 s2 s3])")
      try scene.expect(scene.steps[0].step.isVisible, is: false)
      try scene.expect(scene.events, is: ["s3 created"])
    },
    Case("A verb that changes nothing ends unchanged, and one that names nothing fails") {
      var scene = Scene(RouteTree(RuleTests.tabs("home", "search")))
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
        capacity: 2, filled: [.stack(Place(id: EntryID(rawValue: 1), route: "inbox"))])
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
      scene.object("reply") { _ in .block(nil) }
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
}
