import Testing
import WaymarkCore
import WaymarkState

/// A host that answers when it is told to.
final class Host: CoreHost {
  var isSlow = false
  /// Whether it gives all steps up.
  var givesUp = false
  /// The reason for which it fails at all that it is asked for.
  var failure: AnyValue?
  /// Something that it does before it rebuilds.
  var beforeRebuild: () -> Void = {}
  private var isAnswering = false
  var answers: [HostAnswer] = []
  var withdrawn: [HostRequest] = []

  func perform(_ step: HostStep, _ answer: HostAnswer) {
    if isSlow { answers.append(answer) } else { answerNow(answer) }
  }
  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer) {
    beforeRebuild()
    answerNow(answer)
  }
  private func answerNow(_ answer: HostAnswer) {
    #expect(!isAnswering, "it is asked for more before it has answered")
    isAnswering = true
    defer { isAnswering = false }
    if givesUp { answer.cancel() } else if let failure { answer.fail(failure) } else { answer.succeed() }
  }
  func withdraw(_ request: HostRequest) { withdrawn.append(request) }
}

/// A clock that a test moves.
@MainActor private final class ManualTimer {
  var actions: [@MainActor () -> Void] = []
  private(set) var now = Duration.zero
  func schedule(_ delay: Duration, _ action: @escaping @MainActor () -> Void) { actions.append(action) }
  func fire(after delay: Duration) {
    now += delay
    let due = actions
    actions = []
    for action in due { action() }
  }
}

/// The shell: the order of what happens, the app's closures, time and observation.
@MainActor @Suite struct ShellTests {
  let core: Core
  let host = Host()

  init() {
    var ids = EntryID.Generator()
    let tree = PlaceTree(Place(id: ids.next(), route: "home"))
    core = Core(tree, ids: ids, watcher: ClosureWatcher())
    core.attach(host)
  }

  @discardableResult
  func push(_ route: AnyRoute) -> Navigation {
    core.navigate(Navigation(core.newNumber(), .push(route)))
  }

  var tree: String { "\(core.state.tree)" }

  @Test func aGuardThatNavigatesIsTakenAfterItself() {
    var isFirst = true
    let body: GuardBody = { [self] _ in
      if isFirst {
        isFirst = false
        push("b")
      }
      return .now(.allow)
    }
    _ = core.add(.navigations, body)
    push("a")
    #expect(tree == "[home a b]")
    #expect(core.state.isSettled)
  }

  @Test func anAsynchronousGuardDecidesLater() async {
    let body: GuardBody = { _ in
      .later {
        await Task.yield()
        return .now(.redirect(.push("b")))
      }
    }
    _ = core.add(.navigations, body)
    let navigation = push("a")
    #expect(tree == "[home]")
    #expect(await outcome(of: navigation) == .failed(.tooManyRedirects))
    #expect(navigation.redirects.count == 10)
  }

  @Test func aGuardAndAnObserverThatNavigateForEverAreStopped() {
    var notices: [Notice] = []
    core.onEffect { if case .noticed(let notice) = $0 { notices.append(notice) } }
    core.onEffect(.arrivals) { if case .arrived = $0 { push("again") } }
    push("a")
    #expect(notices.contains { if case .failed(_, .tooManyRounds) = $0 { true } else { false } })
    #expect(core.state.isSettled)
  }

  @Test func aStepThatIsNotAcknowledgedInTimeIsRebuilt() {
    let timer = ManualTimer()
    host.isSlow = true
    let navigation = push("a")
    core.useTimer(now: { timer.now }, schedule: timer.schedule)
    // The program was suspended meanwhile.
    timer.fire(after: .seconds(60))
    timer.fire(after: .seconds(2))
    host.answers[0].began()
    #expect(timer.actions.count == 1)
    timer.fire(after: .seconds(2))
    core.send(.began(0))
    #expect(navigation.outcome == nil)
    timer.fire(after: .seconds(1))
    #expect(navigation.outcome == .completed)
    #expect(tree == "[home a]")
  }

  private func outcome(of navigation: Navigation) async -> Outcome? {
    while navigation.outcome == nil { await Task.yield() }
    return navigation.outcome
  }

  @Test func aGuardThatIsLateIsNamed() {
    let timer = ManualTimer()
    core.useTimer(now: { timer.now }, schedule: timer.schedule)
    var notices: [Notice] = []
    core.onEffect { if case .noticed(let notice) = $0 { notices.append(notice) } }
    let body: GuardBody = { _ in
      .later {
        try? await Task.sleep(for: .seconds(1000))
        return .now(.allow)
      }
    }
    _ = core.add(.navigations, name: "session", body)
    let navigation = push("a")
    timer.fire(after: .seconds(10))
    #expect(notices == [.guardIsLate("session", navigation.number)])
  }

  @Test func anAnswerThatTheHostDropsIsAFailure() async {
    host.isSlow = true
    let navigation = push("a")
    core.hostFailure = TypedValue("an older one")
    host.answers = []
    #expect(await outcome(of: navigation) == .completed)
    #expect(core.hostFailure == nil)
  }

  @Test func aRouterThatIsReleasedEndsWhatWaits() async {
    var core: Core? = self.core
    _ = core
    var ids = EntryID.Generator()
    core = Core(PlaceTree(Place(id: ids.next(), route: "home")), ids: ids)
    weak let released = core
    core?.attach(host)
    var answered: [NavigationNumber] = []
    for number in 1...3 as ClosedRange<NavigationNumber> {
      let asked = core?.navigate(Navigation(number, .push("a"), wantsAnswer: true))
      asked?.onAnswer { _ in answered.append(number) }
    }
    core?.detach()
    let navigation = core?.navigate(Navigation(4, .push("a")))
    core?.end()
    core = nil
    #expect(released == nil)
    #expect(navigation?.outcome == .failed(.routerReleased))
    #expect(answered == [1, 2, 3])
  }

  @Test func aScreenAsksTheUserAndGoesOn() {
    push("form")
    objectAndAskUser("form")
    let navigation = core.navigate(Navigation(core.newNumber(), .pop(1)))
    answerUser()
    #expect(navigation.outcome == .completed)
    #expect(tree == "[home]")
  }

  @Test func anAnswerArrivesAtItsScreenAndAtWhoeverWaits() async {
    let home = core.state.tree.visibleElement.id
    var delivered: [Delivery] = []
    core.onEffect { if case .deliver(let delivery) = $0 { delivered.append(delivery) } }
    let request = Navigation(core.newNumber(), .push("picker"), from: home, wantsAnswer: true)
    let navigation = core.navigate(request)
    let picker = core.state.tree.visibleElement.id
    let value = TypedValue("blue")
    let close = Navigation(
      core.newNumber(), .close(picker), from: picker, answer: value)
    core.navigate(close)
    #expect((navigation.delivered ?? nil) === value)
    #expect(delivered.count == 1)
  }

  @Test func anOwnEditIsWorkedOutByTheApp() {
    let number = core.newNumber()
    let edit = core.ownEdit(for: number) { work in
      var (tree, ids) = (work.tree, work.ids)
      tree.push(Place(id: ids.next(), route: "a"))
      tree.push(Place(id: ids.next(), route: "b"))
      return .tree(tree, lastID: ids.last)
    }
    let navigation = core.navigate(Navigation(number, edit))
    #expect(navigation.outcome == .completed)
    #expect(tree == "[home a b]")
    #expect(core.tag(of: edit) == nil)
  }

  @Test func aViewIsToldOfAllThatItMayRead() {
    var glances: [Glance] = []
    core.onChange { glances.append($0) }
    host.isSlow = true
    push("a")
    #expect(glances.last?.isSettled == false)
    host.answers.first?.succeed()
    #expect(glances.last?.isSettled == true)
    core.send(.columnsThatFit(2))
    #expect(glances.last?.columnsThatFit == 2)
    let count = glances.count
    core.send(.columnsThatFit(2))
    #expect(glances.count == count)
    #expect(glances.last?.hasObjections == false)
  }
}
