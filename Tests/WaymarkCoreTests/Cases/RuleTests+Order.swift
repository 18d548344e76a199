import WaymarkCore
import WaymarkState

/// Detours, links, restores and priorities: what comes first.
extension RuleTests {
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
    Case("A newer request waits for the place of a detour, though others cover it") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { ["a", "b"].contains($0.place?.route) ? signIn : .allow }
      let older = scene.push("a")
      scene.present("help")
      let newer = scene.go(.push("b"), from: "home")
      try scene.expect("[home] {signIn} {help}")
      try scene.expect(older, ends: .superseded(by: newer))
    },
    Case("A screen in another tab is in no detour") {
      var scene = Scene(RouteTree(tabs("home", "news")))
      scene.add(.entering) { $0.place?.route == "a" ? .detour(.push("terms")) : .allow }
      scene.push("a")
      try scene.expect(scene.state.waitingNavigation(in: scene.id("terms")) == nil, is: false)
      try scene.expect(scene.state.waitingNavigation(in: scene.id("news")) == nil, is: true)
    },
    Case("A link waits for a restore that a guard thinks about, though the first tree is shown") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      let slow = scene.add { _ in nil }
      let restore = scene.go(.set(RouteTree("home", "old")), cause: .restore)
      scene.send(.attached)
      let link = scene.go(.push("linked"), cause: .link)
      scene.allow(slow)
      try scene.expect(restore, ends: .completed)
      try scene.expect(link, ends: .completed)
      try scene.expect("[home old linked]")
    },
    Case("The app's own navigation waits for a restore that comes first, and does not undo it") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      let slow = scene.add { _ in nil }
      let restore = scene.go(.set(RouteTree("home", "old")), cause: .restore)
      let push = scene.push("news")
      scene.allow(slow)
      try scene.expect(push, ends: .superseded(by: restore))
      scene.send(.attached)
      try scene.expect(restore, ends: .completed)
      try scene.expect("[home old]")
    },
    Case("A tab that is left again before it was shown was not what was asked for") {
      var scene = Scene(RouteTree(tabs("home", "news")))
      scene.hostAnswers = false
      scene.push("a")
      let there = scene.go(.select("news"))
      let back = scene.go(.select("home"))
      scene.go(.select("news"))
      let last = scene.go(.select("home"))
      scene.hostGoesOn()
      try scene.expect(there, ends: .superseded(by: back))
      try scene.expect(last, ends: .completed)
    },
    Case("The navigation that waits is named while the opening of its detour is decided") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      try scene.expect(scene.state.description.contains("no host is attached"), is: true)
      try scene.expect([scene.state.isSettled, scene.state.isAtRest], is: [false, false])
      scene.send(.selectedDetent(.large, of: scene.id("home"), 90))
      try scene.expect(90, ends: .unchanged)
      scene.hostAnswers = false
      scene.send(.attached)
      try scene.expect(scene.state.description.contains("has not acknowledged a rebuild"), is: true)
      scene.acknowledge()
      scene.add(.entering) { $0.place?.route == "a" ? signIn : nil }
      let number = scene.push("a")
      try scene.expect(scene.turns.last?.navigation, is: number)
      try scene.expect(scene.turns.last?.cause, is: .detour)
      try scene.expect(scene.state.agenda.proposedPlace(on: scene.state.tree)?.place.route, is: "signIn")
      try scene.expect([scene.state.isDeciding, scene.state.isDecidingNews], is: [true, true])
      try scene.expect(scene.state.description.contains("navigation \(number) waits for guard"), is: true)
      scene.send(.released)
      try scene.expect(number, ends: .failed(.routerReleased))
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
        try scene.expect(
          scene.state.wanted(in: scene.id("signIn")).map { "\($0.tree)" }, is: "[home page]")
        try scene.expect(scene.state.waitingNavigation(in: scene.id("signIn")) == nil, is: false)
        try scene.expect(scene.state.waitingNavigation(in: scene.id("home")) == nil, is: true)
        scene.present("help")
        try scene.expect(scene.state.waitingNavigation(in: scene.id("help")) == nil, is: false)
      }
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
      scene.edits[1] = { tree, ids in
        tree.push(Place(id: ids.next(), route: tree.modals.isEmpty ? "page" : "over"))
      }
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
      let background = scene.go(.push("news"), priority: .background)
      let later = scene.go(.push("weather"), priority: .background)
      scene.push("b")
      try scene.expect(scene.state.description.contains("\(later) waits for others"), is: true)
      scene.decide(.block(nil))
      scene.allow(asked)
      try scene.expect(background, ends: .superseded(by: later))
      try scene.expect(later, ends: .completed)
    },
    Case("A background navigation gives way to the detour of another, and is told of that") {
      var scene = Scene(RouteTree("home"))
      scene.add(.entering) { $0.place?.route == "a" ? nil : .allow }
      let number = scene.push("a")
      let background = scene.go(.push("news"), priority: .background)
      scene.decide(signIn)
      try scene.expect("[home] {signIn}")
      try scene.expect(background, ends: .superseded(by: number))
    },
    Case("A link waits until a restore is on the screen, and restored screens are asked") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.hostAnswers = false
      let first = scene.go(.setRoot(.stack("first")), cause: .link)
      scene.go(.set(RouteTree("home", "form")), cause: .restore)
      try scene.expect("[home form]")
      let link = scene.go(.setRoot(.stack("linked")), cause: .link)
      try scene.expect(first, ends: .superseded(by: link))
      try scene.expect(scene.state.description.contains("waits for a restore"), is: true)
      scene.send(.attached)
      scene.object("form") { _ in .block("draft") }
      scene.acknowledge()
      try scene.expect(link, ends: .blocked("draft"))
      try scene.expect("[home form]")
    },
    Case("A link in the background that waits for a guard waits for a restore that comes before") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.add { $0.cause == .app ? nil : .allow }
      scene.push("a")
      let link = scene.go(.push("linked"), cause: .link, priority: .background)
      scene.go(.set(RouteTree("home", "old")), cause: .restore)
      scene.send(.attached)
      try scene.expect(link, ends: .completed)
      try scene.expect("[home old linked]")
    },
    Case("A link that a refused restore took back opens its places once") {
      var scene = Scene(RouteTree("home"), isAttached: false)
      scene.add(.entering) { $0.place?.route == "old" ? .block(nil) : .allow }
      let link = scene.go(.push("linked"), cause: .link)
      scene.go(.set(RouteTree("home", "old")), cause: .restore)
      scene.send(.attached)
      try scene.expect(link, ends: .completed)
      try scene.expect("[home linked]")
    },
    Case("A link that is being decided waits for a restore, with the detour that it needs") {
      for isOpening in [true, false] {
        var scene = Scene(RouteTree("home"), isAttached: false)
        let first = scene.add(.entering) { $0.place?.route == "linked" ? signIn : .allow }
        let second = scene.add(.entering) { _ in isOpening ? nil : .allow }
        let link = scene.go(.push("linked"), cause: .link)
        for asked in [first, second] { scene.verdicts[asked] = { _ in .allow } }
        scene.go(.set(RouteTree("home", "old")), cause: .restore)
        scene.send(.attached)
        try scene.expect("[home old linked]")
        try scene.expect(link, ends: .completed)
      }
    },
  ]
}
