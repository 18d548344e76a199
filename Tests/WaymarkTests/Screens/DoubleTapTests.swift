import Testing
import Waymark
import WaymarkTesting

/// A button that is tapped twice has its screen ask for the same again.
@MainActor @Suite("What a screen pushes or presents twice")
struct DoubleTapTests {
  @Test func aSecondPushIsTheFirst() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let first = home.push(.a)
    let entry = bench.entry(.a)
    let second = home.push(.a)
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome == .unchanged)
    #expect(bench.shown == "[home a]")
    #expect(bench.entry(.a) == entry)
    #expect(bench.host.log.count == 1)
  }

  @Test(arguments: [Presentation.sheet, .fullScreen, .popover, .alert])
  func aSecondModalIsTheFirst(style: Presentation) {
    let bench = Bench(.home, answering: .later)
    let home = bench.screen(.home)
    let first = home.present(.m, as: style)
    let second = home.present(.m, as: style)
    #expect(first === second)
    bench.host.acknowledgeAll()
    #expect(bench.router.shown?.modals.count == 1)
    #expect(home.present(.m, as: style).currentOutcome == .unchanged, "it lies over the screen still")
    #expect(bench.router.tree.modals.count == 1)
  }

  @Test func whatIsAskedForWhileItBeginsComesAfterIt() {
    let bench = Bench(.home)
    let isFirst = Box(true)
    bench.router.onEvent { [router = bench.router] event in
      guard case .requested = event.kind, isFirst.value else { return }
      isFirst.value = false
      router.push(.b)
    }
    bench.screen(.home).push(.a)
    #expect(bench.shown == "[home a b]")
  }

  @Test func whatIsAskedForWhileTheRouterWorksIsQueued() throws {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    bench.host.makeScreen = { context in
      guard context.route == .a else { return }
      #expect(!home.push(.b).isCommitted)
    }
    bench.router.push(.a)
    try bench.host.expectSteps("push a", "push b")
  }

  @Test(arguments: [false, true]) func aQuestionIsAskedOnce(isPushed: Bool) async throws {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let question = isPushed ? Question<Place, Int>(.a, as: .push) : Question<Place, Int>(.a, as: .sheet)
    let first = Task { try await home.ask(question) }
    let second = Task { try await home.ask(question) }
    await Task.yieldRepeatedly { bench.router.shown?.visibleRoute == .a }
    await Task.yieldRepeatedly(10)
    #expect(bench.shown == (isPushed ? "[home a]" : "[home] {a}"))
    bench.screen(.a).answer(question, 3)
    #expect(try await first.value == 3)
    #expect(try await second.value == 3)
    #expect(bench.shown == "[home]")
  }

  @Test func anEqualModalWithAStackIsTheFirst() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let first = home.present(Modal(.sheet, [.m, .n]))
    #expect(home.present(Modal(.sheet, [.m, .n])).currentOutcome == .unchanged)
    #expect(home.present(Modal(.sheet, [.m])) !== first, "it is another one")
    #expect(bench.shown == "[home] {m n} {m}")
  }

  @Test func somethingElseIsNotTheSame() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let first = home.push(.a)
    let second = home.push(.b)
    #expect(first !== second)
    #expect(bench.shown == "[home a b]")
    #expect(home.present(.b) !== second)
    #expect(home.present(.b, as: .alert).currentOutcome == .completed)
    #expect(bench.shown == "[home a b] {b} {alert: b}")
  }

  @Test func whatIsGoneIsOpenedAnew() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let first = home.push(.a)
    bench.router.pop()
    let second = home.push(.a)
    #expect(first !== second)
    #expect(bench.shown == "[home a]")
    bench.host.userCloses(bench.entry(.a))
    #expect(home.push(.a) !== second)
    #expect(bench.shown == "[home a]")
  }

  @Test func whatIsOnItsWayOutIsOpenedAnew() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let first = home.present(.m)
    bench.host.answer = .later
    bench.screen(.m).close()
    let second = home.present(.m)
    #expect(first !== second)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home] {m}")
    #expect(second.currentOutcome == .completed)
  }

  @Test func whatIsUndecidedIsAskedAboutOnce() async {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let gate = GuardGate()
    var asked = 0
    bench.router.addGuard { _ in
      asked += 1
      return await gate.wait()
    }
    let first = home.push(.a)
    #expect(home.push(.a) === first)
    await Task.yieldRepeatedly { gate.count > 0 }
    #expect(home.push(.a) === first)
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.shown == "[home a]" }
    #expect(bench.shown == "[home a]")
    #expect(asked == 1)
  }

  @Test func whatWasBlockedIsAskedAboutAgain() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let isOpen = Box(false)
    bench.router.addGuard { _ in isOpen.value ? .allow : .block("closed") }
    let first = home.push(.a)
    #expect(first.currentOutcome == .blocked("closed"))
    isOpen.value = true
    #expect(home.push(.a) !== first)
    #expect(bench.shown == "[home a]")
  }

  @Test func whatWaitsForADetourIsTheSame() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let isSignedIn = Box(false)
    bench.router.addGuard { proposal in
      proposal.destination.route == .a && !isSignedIn.value
        ? .detour(to: .present(.signIn, as: .sheet)) : .allow
    }
    let first = home.push(.a)
    #expect(home.push(.a) === first)
    #expect(bench.shown == "[home] {signIn}")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(first.currentOutcome == .completed)
    #expect(home.push(.a).currentOutcome == .unchanged)
    #expect(bench.shown == "[home a]")
  }

  @Test func whatCouldNotBeShownIsOpenedAnew() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    let first = home.push(.a)
    #expect(bench.tree == "[home]")
    #expect(home.push(.a) !== first)
    #expect(bench.shown == "[home a]")
  }

  @Test func aFeaturesScreenPushesOnce() {
    let bench = Bench(.shop(.catalogue))
    let screen = bench.screen(.shop(.catalogue))
    screen.scoped(Place.shop).push(.product)
    #expect(screen.scoped(Place.shop).push(.product).currentOutcome == .unchanged)
    #expect(screen.push(.shop(.product)).currentOutcome == .unchanged, "it is the same screen")
    #expect(bench.shown == "[shop.catalogue shop.product]")
  }

  @Test func eachScreenHasItsOwn() {
    let bench = Bench(.home)
    bench.screen(.home).push(.a)
    bench.screen(.a).push(.b)
    let entry = bench.entry(.b)
    bench.screen(.b).push(.b)
    #expect(bench.shown == "[home a b b]")
    #expect(bench.router.tree.stack(at: .root)?[2].id == entry)
  }

  @Test func theRoutersOwnVerbsStack() {
    let bench = Bench(.home)
    #expect(bench.router.push(.a) !== bench.router.push(.a))
    #expect(bench.router.present(.m) !== bench.router.present(.m))
    #expect(bench.shown == "[home a a] {m} {m}")
    #expect(bench.screen(.home).push(.a).currentOutcome == .completed)
  }

  @Test func whoeverIsToldOnTheWayAsksForTheSame() {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    var again: Navigation?
    let observation = bench.router.onEvent { event in
      if case .stepBegan = event.kind, again == nil { again = home.push(.a) }
    }
    home.push(.a)
    #expect(again?.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
    observation.cancel()
  }

  @Test func aScreenThatIsGoneHasNone() {
    let bench = Bench(.home, .b)
    let screen = bench.screen(.b)
    screen.push(.a)
    bench.router.popToRoot()
    #expect(screen.push(.a).currentOutcome == .failed(.screenGone))
    #expect(screen.close().currentOutcome == .unchanged)
  }

  @Test func aQuestionOfAScreenThatIsGoneFails() async {
    let bench = Bench(.home, .b)
    let screen = bench.screen(.b)
    bench.router.popToRoot()
    await #expect(throws: AskError.failed(.screenGone)) {
      try await screen.ask(Question<Place, Int>(.m, as: .sheet))
    }
  }
}
