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
    Intent<Place>.push(.item(1)), .replaceTop(with: .item(1)), .setStack([.home, .item(1), .a]),
    .present(.item(1), as: .sheet), .present(Modal(.sheet, [.m, .item(1), .n])),
    .present(
      Modal(
        .sheet,
        .tabs(RouteTabs(RouteTab(.m, [.m]), RouteTab(.n, [.n, .item(1)]))))),
    .setRoot(.stack([.item(1)])), .show(.item(1)), .set(RouteTree(.home, .item(1), .b)),
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

  @Test func nobodyIsAskedAboutPlacesThatAreNotGuarded() {
    let bench = guarded(RouteTree(.home))
    #expect(bench.router.push(.a).currentOutcome == .completed)
    #expect(bench.router.present(.m).currentOutcome == .completed)
    #expect(asked.value.isEmpty)
  }

  @Test func whatIsThereAlreadyIsNotAskedAboutAgain() {
    let bench = guarded(RouteTree(.item(0), .item(1)))
    bench.router.push(.a)
    bench.router.pop(to: .item(0))
    bench.router.set(RouteTree(.item(0), .b))
    #expect(bench.tree == "[0 b]")
    #expect(asked.value.isEmpty)
  }

  @Test func theLowestPlaceIsAskedAboutFirstAndTheFirstRefusalDecides() {
    let bench = Bench(.home)
    var asked: [Place] = []
    bench.router.addGuard(entering: \.isPrivate) { request in
      asked.append(request.route)
      return request.route == .item(2) ? .block("second") : .allow
    }
    let tree = RouteTree<Place>(.stack([.item(1), .a, .item(2)]), modals: [Modal(.sheet, [.item(3)])])
    #expect(bench.router.set(tree).currentOutcome == .blocked("second"))
    #expect(asked == [.item(1), .item(2)])
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

  private let tabs = RouteTree<Place>(
    tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0)]), selectedKey: .home)

  @Test func aPrivateTabArrivesUnaskedAndItsSelectionTakesADetour() {
    let bench = guarded(RouteTree(.home), or: .detour(to: .signIn), placement: Self.placement)
    #expect(bench.router.set(tabs).currentOutcome == .completed)
    #expect(asked.value.isEmpty)
    let wanted = bench.router.select(.item(0))
    #expect(bench.tree == "(home*: [home] | 0: [0]) {signIn}")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.tree == "(home: [home] | 0*: [0])")
    #expect(wanted.currentOutcome == .completed)
  }

  @Test func everythingOnAHiddenTabsRootIsAskedAboutWhenItArrives() {
    let bench = guarded(tabs)
    let navigation = bench.router.edit { $0.push(.item(5), inTab: .item(0)) }
    #expect(navigation.currentOutcome == .blocked("private"))
    #expect(asked.value.map(\.route) == [.item(5)])
  }

  @Test func theRootOfAHiddenTabIsAskedAboutWhereAnotherComesBelowIt() {
    let bench = guarded(tabs)
    let navigation = bench.router.edit { $0.setStack([.a, .item(0)], inTab: .item(0)) }
    #expect(navigation.currentOutcome == .blocked("private"))
    #expect(asked.value.map(\.route) == [.item(0)])
    isSignedIn.value = true
    bench.router.edit { $0.setStack([.a, .item(0)], inTab: .item(0)) }
    #expect(bench.tree == "(home*: [home] | 0: [a 0])")
    bench.router.edit { $0.setStack([.a, .item(0), .b], inTab: .item(0)) }
    #expect(asked.value.map(\.route) == [.item(0), .item(0)])
  }

  @Test func aRestoredPrivatePlaceUnderAPublicTopIsRefused() {
    let bench = guarded(RouteTree(.home), or: .detour(to: .signIn), placement: Self.placement)
    bench.router.restore(Snapshot(RouteTree(.home, .item(1), .a)))
    #expect(bench.tree == "[home] {signIn}")
    bench.router.dismiss()
    #expect(bench.tree == "[home]")
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

  @Test func whereTheUserHasDoneSomethingMeanwhileAllIsProposedAnew() async throws {
    let bench = Bench(RouteTree(.stack([.home, .a]), modals: [Modal(.sheet, [.m])]))
    let gate = GuardGate()
    var asked: [Place] = []
    bench.router.addGuard(entering: \.isPrivate) { request in
      asked.append(request.route)
      return await gate.wait()
    }
    let navigation = bench.router.edit { editor in
      editor.push(.item(1), at: .root)
      editor.push(.item(2))
      editor.push(.item(3), at: .root)
    }
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.host.report(.closed(bench.entry(.m)))
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    for _ in 0..<2 {
      await Task.yieldRepeatedly { gate.count == 1 }
      gate.open(.allow)
    }
    try await navigation.expectOutcome(.completed)
    #expect(asked == [.item(1), .item(1), .item(2), .item(3)])
    #expect(bench.tree == "[home a 1 2 3]")
  }

  @Test func aGuardThatIsCancelledMeanwhileIsAskedAboutNoOtherPlace() {
    let bench = Bench(.home)
    var count = 0
    var registration: Registration?
    registration = bench.router.addGuard(entering: \.isPrivate) { _ in
      count += 1
      registration?.cancel()
      return .allow
    }
    bench.router.set(RouteTree(.item(1), .item(2)))
    #expect(count == 1)
    #expect(bench.tree == "[1 2]")
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

  @Test func detoursThatLeadToOneAnotherFailToo() {
    let bench = Bench(.home)
    bench.router.addGuard("session", entering: \.isAOrTerms) { _ in .detour(to: .signIn) }
    bench.router.addGuard("terms", entering: \.isSignIn) { _ in .detour(to: .terms) }
    #expect(bench.router.push(.a).currentOutcome == .failed(.tooManyRedirects(limit: 10)))
  }

  @Test func aGuardMayRedirectToAnotherPlaceThatItGuards() {
    let bench = Bench(.home)
    bench.router.addGuard(entering: \.isPrivate) {
      $0.route == .item(1) ? .redirect(to: .push(.item(2))) : .allow
    }
    #expect(bench.router.push(.item(1)).currentOutcome == .completed)
    #expect(bench.tree == "[home 2]")
  }
}

extension Place {
  fileprivate var isNotHome: Bool { self != .home }
  fileprivate var isAOrTerms: Bool { self == .a || self == .terms }
  fileprivate var isSignIn: Bool { self == .signIn }
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
