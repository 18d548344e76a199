import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Guards of places")
struct PlaceGuardTests {
  private let isSignedIn = Box(false)
  private let asked = Box<[Entry<Place>]>([])

  /// A bench whose `item` places are private.
  private func guarded(
    _ tree: RouteTree<Place>, or refusal: Decision<Place> = .block("private"),
    placement: @escaping @MainActor (Place) -> Placement<Place> = { _ in .push }
  ) -> Bench {
    let bench = Bench(tree, placement: placement)
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn, asked] request in
      asked.value += [request.entry].compactMap(\.self)
      return isSignedIn.value ? .allow : refusal
    }
    return bench
  }

  private static func placement(of place: Place) -> Placement<Place> {
    place == .signIn ? .sheet : .push
  }

  @Test(arguments: [
    Intent<Place>.push(.item(1)), .replaceTop(with: .item(1)),
    .present(.item(1), as: .sheet), .present(Modal(.sheet, [.m, .item(1), .n])),
    .present(
      Modal(
        .sheet,
        .tabs(RouteTabs(RouteTab(.m, [.m]), RouteTab(.n, [.n, .item(1)]))))),
    .edit { $0.setRoot(.stack([.item(1)])) }, .show(.item(1)), .set(RouteTree(.home, .item(1), .b)),
    .edit {
      $0.push(.a)
      $0.push(.item(1))
      $0.present(.m)
    },
  ])
  func aGuardedPlaceCannotBeGoneAround(intent: Intent<Place>) {
    let bench = guarded(RouteTree(.home))
    let navigation = bench.router.submit(intent)
    #expect(navigation.currentOutcome == .blocked("private"))
    #expect(bench.tree == "[home]")
    #expect(asked.value.map(\.route) == [.item(1)])
    isSignedIn.value = true
    #expect(bench.router.submit(intent).currentOutcome == .completed)
    #expect(bench.router.tree.position(of: .item(1)) != nil)
  }

  @Test func aGuardThatIsAddedDuringARestoreIsAskedAboutWhatIsRestored() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard("slow") { _ in await gate.wait() }
    let restore = bench.router.restore(Snapshot(RouteTree(.home, .item(1))))
    while gate.count < 1 { await Task.yield() }
    bench.router.addGuard("private", entering: \.isPrivate) { _ in .block("private") }
    while restore.currentOutcome == nil {
      gate.open(.allow)
      await Task.yield()
    }
    #expect(bench.tree == "[home]")
  }

  @Test func aRequestSaysWhichPlaceItIsAboutAndWhy() {
    let bench = Bench(.home)
    var asked: [GuardRequest<Place>] = []
    bench.router.addGuard(entering: \.isPrivate) { request in
      asked.append(request)
      return .allow
    }
    bench.router.addGuard { request in
      asked.append(request)
      return .allow
    }
    bench.router.edit { editor in
      editor.push(.item(1))
      editor.push(.a)
    }
    bench.screen(.a).push(.b)
    bench.router.recheck()
    #expect(asked.map(\.route) == [.item(1), .a, .b, .item(1)])
    #expect(asked.map { $0.entry?.route } == [.item(1), nil, nil, .item(1)])
    #expect(asked.map(\.isRecheck) == [false, false, false, true])
    #expect(asked.map(\.cause) == [.app, .app, .screen(bench.entry(.a)), .app])
  }

  @Test func aRouteThatChangesInPlaceIsAskedAbout() {
    let bench = guarded(RouteTree(.home, .a))
    let id = bench.entry(.a)
    #expect(bench.router.update(id, to: .item(1)).currentOutcome == .blocked("private"))
    #expect(bench.tree == "[home a]")
    #expect(asked.value == [Entry(id: id, route: .item(1))])
  }

  @Test func aGuardOfPlacesMayTakeItsTimeForEachOfThem() async throws {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard("slow", entering: \.isPrivate) { _ in await gate.wait() }
    let navigation = bench.router.set(RouteTree(.home, .item(1), .item(2)))
    for _ in 1...2 {
      await Task.yieldRepeatedly { gate.count == 1 }
      #expect(bench.tree == "[home]")
      gate.open(.allow)
    }
    try await navigation.expectOutcome(.completed)
    #expect(bench.tree == "[home 1 2]")
  }

  @Test func aDetourToAPlaceThatTheGuardItselfGuardsFailsAndIsNamed() {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home,
      configuration: .init(log: { [lines] in lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
    var isAsked = 0
    router.addGuard("session", entering: \.isNotHome) { _ in
      isAsked += 1
      return .detour(to: .signIn)
    }
    let outcome = router.push(.a).currentOutcome
    #expect(outcome == .failed(.guardedDetour(by: .routerGuard("session"))))
    #expect(outcome?.description.contains("guard session asked for leads to a place that it guards") == true)
    #expect(isAsked == 2)
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains("session opens a detour that it guards itself") == true)
    #expect(router.tree.routes == RouteTree(.home))
  }

  @Test func noEditSelectsATabThatIsRefused() {
    let bench = guarded(
      RouteTree(tabs: RouteTab(.home), RouteTab(.item(0))), or: .detour(to: .signIn),
      placement: Self.placement)
    for edit: @MainActor (inout TreeEditor<Place>) -> Void in [
      { $0.removeTab(.home) },
      { $0.select(.item(0)) },
      {
        $0.insertTab(RouteTab(.item(7)), at: 0)
        $0.removeTab(.home)
      },
      { $0.set(RouteTree(tabs: RouteTab(.home), RouteTab(.item(0)), selectedKey: .item(0))) },
      { $0.setRoot(.stack([.item(0)])) },
      {
        $0.present(.m)
        $0.push(.item(3), at: .root)
      },
    ] {
      bench.router.edit { edit(&$0) }
      #expect(bench.tree.hasPrefix("([home]*"), "\(bench.tree)")
      bench.router.dismissAll()
    }
  }
}

extension Place {
  fileprivate var isNotHome: Bool { self != .home }
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
