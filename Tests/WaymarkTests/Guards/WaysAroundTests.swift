import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Ways around guards of places")
struct WaysAroundTests {
  private let signedIn = Box(false)
  private let lines = Box<[String]>([])
  private let misuses = Box<[Misuse]>([])
  private let clock = ManualClock()
  private let host = RecordingHost<Place>()

  private func router(_ tree: RouteTree<Place>) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: RouterConfiguration(
        placement: { $0 == .signIn ? .sheet : .push }, log: { [lines] in lines.value.append($0) },
        advanced: .init(timer: clock)))
    router.onEvent { [misuses] in if case .misused(let misuse) = $0.kind { misuses.value.append(misuse) } }
    return router
  }

  private func guarded(
    _ tree: RouteTree<Place>, _ refusal: Decision<Place> = .detour(to: .signIn)
  ) -> Router<Place> {
    let router = router(tree)
    router.addGuard("private", entering: \.isPrivateItem) { [signedIn] _ in signedIn.value ? .allow : refusal
    }
    host.attach(to: router)
    return router
  }

  private func expectQuiet(_ source: SourceLocation = #_sourceLocation) {
    #expect(lines.value == [], sourceLocation: source)
    #expect(misuses.value.map(\.description) == [], sourceLocation: source)
  }

  private func hasItem(_ router: Router<Place>) -> Bool { router.tree.notation.contains { $0.isNumber } }

  @Test func restoredUnderDetourThatWaits() {
    let router = guarded(RouteTree(.home))
    router.restore(
      Snapshot(RouteTree(.stack([.home, .item(1), .a]), modals: [Modal(.sheet, [.m, .item(2)])])))
    #expect(router.tree.notation == "[home] {signIn}")
    router.visibleContext.finishDetour()
    router.visibleContext.finishDetour()
    #expect(!hasItem(router))
    signedIn.value = true
    let signIn = router.visibleContext
    signIn.finishDetour()
    signIn.finishDetour()
    #expect(router.tree.notation == "[home 1 a] {m 2}")
    expectQuiet()
  }

  @Test func editThatSelectsAndPops() {
    let router = guarded(
      RouteTree(tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0)]), selectedKey: .home))
    for edit: @MainActor (inout TreeEditor<Place>) -> Void in [
      { $0.removeTab(.home) },
      { $0.select(.item(0)) },
      {
        $0.insertTab(RouteTab(.item(7)), at: 0)
        $0.removeTab(.home)
      },
      {
        $0.set(
          RouteTree(
            tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0), .a]), selectedKey: .item(0)))
      },
      { $0.setRoot(.stack([.item(0)])) },
      {
        $0.present(.m)
        $0.push(.item(3), at: .root)
      },
    ] {
      router.edit { edit(&$0) }
      #expect(router.tree.visibleRoute == .signIn || router.tree.visibleRoute == .home)
      #expect(router.tree.notation.hasPrefix("(home*"), "\(router.tree.notation)")
      router.dismissAll()
    }
  }

  @Test func aTabSelectedAsAFactIsRechecked() {
    let router = guarded(
      RouteTree(tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0)]), selectedKey: .home))
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(router.tree.notation.hasPrefix("(home*"), "\(router.tree.notation)")
  }

  @Test func tabsInAModal() {
    let router = guarded(RouteTree(.home), .block("no"))
    router.present(
      Modal(.sheet, .tabs(RouteTabs(RouteTab(.m, [.m]), RouteTab(.item(1), [.item(1)])))))
    #expect(router.tree.visibleRoute == .m)
    router.host.report(.selected(BranchPath(layer: 1).appending(branch: 1)))
    #expect(router.tree.visibleRoute != .item(1), "\(router.tree.notation)")
    router.edit { $0.selectTab(keys: [.item(1)], modal: $0.tree.modals.first?.root.id) }
    #expect(router.tree.visibleRoute != .item(1), "\(router.tree.notation)")
    router.edit { $0.insertTab(RouteTab(.n), at: 0) }
  }

  @Test func nestedTabs() {
    let inner = Container<Place>.tabs(RouteTabs(RouteTab(.a, [.a]), RouteTab(.item(1), [.item(1)])))
    let router = guarded(RouteTree(.home), .block("no"))
    router.set(
      RouteTree(
        .tabs(
          RouteTabs(
            checking: [RouteTab(.home, .stack([.home])), RouteTab(.b, inner)],
            selectedKey: .home)!)))
    #expect(router.tree.notation.contains("home*"), "\(router.tree.notation)")
    // hidden inner selection changes, then outer selected
    router.edit { $0.selectTab(keys: [.b, .item(1)], modal: nil) }
    #expect(router.tree.visibleRoute != .item(1), "\(router.tree.notation)")
    let hidden = Container<Place>.tabs(
      RouteTabs(RouteTab(.a, [.a]), RouteTab(.item(1), [.item(1)]), selectedKey: .item(1)))
    router.set(
      RouteTree(
        .tabs(
          RouteTabs(
            checking: [RouteTab(.home, .stack([.home])), RouteTab(.b, hidden)],
            selectedKey: .home)!)))
    router.select(.b)
    #expect(router.tree.visibleRoute != .item(1), "\(router.tree.notation)")
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(router.tree.visibleRoute != .item(1), "\(router.tree.notation)")
    router.edit { $0.removeTab(.home) }
    #expect(router.tree.visibleRoute != .item(1), "\(router.tree.notation)")
  }

  @Test func updateAndReplaceInPlace() {
    let router = guarded(RouteTree(.home, .a), .block("no"))
    router.visibleContext.update(to: .item(1))
    router.replaceTop(with: .item(1))
    router.edit { _ = $0.update($0.tree.visibleElement.id, to: .item(2)) }
    router.edit { _ = $0.replace($0.tree.visibleElement.id, with: .item(2)) }
    router.show(.item(1))
    #expect(!hasItem(router))
    expectQuiet()
  }

  /// An old allow used after sign-out while another guard thinks.
  @Test func staleAllow() async {
    let router = guarded(RouteTree(.home), .block("no"))
    let gate = GuardGate()
    router.addGuard("slow") { proposal in
      if case .push = proposal.intent { return await gate.wait() }
      return .allow
    }
    signedIn.value = true
    let push = router.push(.item(1))
    await Task.yieldRepeatedly { gate.count == 1 }
    signedIn.value = false
    let recheck = router.recheck()
    gate.open(.allow)
    await Task.yieldRepeatedly { push.currentOutcome != nil }
    #expect(push.currentOutcome == .superseded(by: recheck.id))
    #expect(!hasItem(router))
  }

  /// A recheck while the navigation is committed but not shown yet, and others wait.
  @Test func recheckDuringAStep() {
    signedIn.value = true
    let host = RecordingHost<Place>()
    let router = Router<Place>(
      RouteTree(.home), configuration: .init(log: nil, advanced: .init(timer: clock)))
    router.addGuard("private", entering: \.isPrivateItem) { [signedIn] _ in
      signedIn.value ? .allow : .block("no")
    }
    host.attach(to: router)
    host.answer = .later
    router.push(.item(1))
    router.push(.a)
    router.push(.item(2))
    signedIn.value = false
    router.recheck()
    #expect(!hasItem(router))
    while host.isWaiting { host.acknowledge() }
    #expect(router.shown?.notation == "[home]")
  }

  @Test func resumeWhileSignInHasPushed() {
    let router = guarded(RouteTree(.home))
    let wanted = router.push(.item(1))
    let signIn = router.visibleContext
    signIn.push(.terms)
    let terms = router.visibleContext
    terms.present(.m, as: .sheet)
    signedIn.value = true
    router.visibleContext.finishDetour()
    #expect(router.tree.notation == "[home 1]")
    #expect(wanted.currentOutcome == .completed)
    terms.finishDetour()
    signIn.finishDetour()
    #expect(router.tree.notation == "[home 1]")
    expectQuiet()
  }

  /// Detour opened; the user closes it by a fact; then an old screen resumes.
  @Test func resumeAfterTheDetourWasLeft() {
    let router = guarded(RouteTree(.home))
    let wanted = router.push(.item(1))
    let signIn = router.visibleContext
    signedIn.value = true
    router.host.report(.closed(router.tree.visibleElement.id))
    signIn.finishDetour()
    router.finishDetour()
    #expect(router.tree.notation == "[home]")
    #expect(wanted.currentOutcome == .cancelled)
    expectQuiet()
  }

  @Test func restoreTwiceWithADetour() throws {
    let router = guarded(RouteTree(.home))
    router.push(.item(1))
    let snapshot = router.snapshot
    let other = guarded(RouteTree(.home))
    other.restore(snapshot)
    #expect(other.tree.notation == "[home] {signIn}")
    other.restore(snapshot)
    other.visibleContext.finishDetour()
    #expect(!hasItem(other))
    signedIn.value = true
    other.visibleContext.finishDetour()
    #expect(other.tree.notation == "[home 1]")
    expectQuiet()
  }

  @Test func goingBackFromAModalOverASecretTab() {
    let router = guarded(
      RouteTree(
        .tabs(RouteTabs(RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0)]), selectedKey: .home)),
        modals: [Modal(.sheet, [.m])]), .block("no"))
    router.edit { $0.selectTab(keys: [.item(0)], modal: nil) }
    #expect(router.tree.notation.contains("home*"), "\(router.tree.notation)")
  }
}

extension Place {
  fileprivate var isPrivateItem: Bool { if case .item = self { true } else { false } }
}
