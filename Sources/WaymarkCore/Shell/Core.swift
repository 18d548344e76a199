package import WaymarkState

/// Shows trees in a toolkit; the facade puts an app's host behind it.
@MainActor package protocol CoreHost: AnyObject, Sendable {
  /// Carries a step out. The answer may be given at once or later.
  func perform(_ step: HostStep, _ answer: HostAnswer)
  /// Shows a tree, whatever is there.
  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer)
  /// A step that the host has not begun is not wanted any more.
  func withdraw(_ request: HostRequest)
}

/// Carries out what the state says; it knows no rules.
///
/// Its entry is ``send(_:)``. Requests and answers that are sent while it works wait in its inbox, and all effects are carried out
/// in one order, so that no code of the app's runs while the state changes. The router that makes it ends it with ``end()``; what
/// is asked for afterwards ends as failed.
@MainActor package final class Core {
  // The mode `changing` has all wait that is sent in the middle of a change, so the program need not check accesses of these. A
  // deinitializer that reads the state then sees a part of the change.

  /// The router's state.
  ///
  /// While code of the app's runs, only facts, a host's progress, registrations and the end change it.
  @exclusivity(unchecked) package internal(set) var state: RouterState
  @exclusivity(unchecked) package private(set) var host: (any CoreHost)?
  /// Whether the host has acknowledged its last request after the call that brought it.
  @exclusivity(unchecked) package internal(set) var wasAnsweredLater = false
  /// The navigation that is being asked for; most end at once, and never come into the table.
  @exclusivity(unchecked) var newest: Navigation?
  /// The app's own edits.
  @exclusivity(unchecked) var edits: [OwnEdit] = []
  @exclusivity(unchecked) private var inbox = Inbox()

  /// The one that is told of all that goes in and comes out.
  package let watcher: (any CoreWatcher)?
  /// The host from the next `attached` or `detached` on; the old one is asked for all that comes before.
  private var nextHost: (any CoreHost)?
  /// The navigations that have not ended, or whose places owe an answer.
  var navigations: [NavigationNumber: Navigation] = [:]
  /// The closures of guards and of screens that object; the state knows their numbers.
  package internal(set) var bodies: [GuardNumber: GuardBody] = [:]
  var awaited: Awaited?
  var (stepTimer, turnTimer): (Timer?, Timer?)
  /// Those whom the timers watch.
  var timed: (HostRequest?, TurnNumber?)
  /// The host's last failure, which the state does not know.
  package var hostFailure: AnyValue?
  /// The effects that those who watch have asked for.
  var wanted: Audience = []
  var mode = Mode.idle
  var lastNavigation: NavigationNumber = 0
  var lastKey: UInt64 = 0

  enum Mode {
    case idle
    /// An input or an effect is being carried out; requests and answers that are sent meanwhile wait in the inbox.
    case working
    /// The state takes an input. Only the deinitializer of a value that it lets go can send something meanwhile, which waits.
    case changing
    /// The core stands for another one whose journal is replayed.
    case standingIn
  }

  package init(_ tree: PlaceTree, ids: EntryID.Generator, watcher: (any CoreWatcher)? = nil) {
    state = RouterState(tree, ids: ids)
    self.watcher = watcher
  }

  /// Whether something was sent that the state does not know yet.
  package var isBusy: Bool { !inbox.isEmpty }

  /// Takes an input now, or after those that came before.
  package func send(_ input: Input) {
    switch mode {
    case .idle:
      mode = .working
      process(input)
      while let next = inbox.next() {
        if inbox.isEndless { stop(next) } else { process(next) }
      }
      mode = .idle
      if state.isReleased { giveUpAnswers() }
      watchTime()
    // The screen has changed already, and its host may ask for the tree in the same call.
    case .working where input.sort == .fact:
      inbox.countRound()
      if inbox.isEndless { stop(input) } else { handle(input) }
    case .working where input.sort == .progress: handle(input)
    case .working, .changing: inbox.append(input)
    case .standingIn: refuse(input)
    }
  }

  private func process(_ input: Input) {
    handle(input)
    while let effect = state.next() {
      watcher?.carriesOut(effect)
      carryOut(effect)
    }
  }

  /// Lets the state have an input; its effects are carried out in their turn.
  func handle(_ input: Input) {
    switch input {
    case .began(let request) where request == state.openHostRequest: stepTimer?.restart()
    case .attached, .attachedAgain, .detached:
      let old = host
      host = nextHost
      extendLifetime(old)
    default: break
    }
    change(by: input)
    watcher?.took(input)
  }

  private func change(by input: Input) {
    let before = mode
    mode = .changing
    state.handle(input)
    if !state.audience.isSuperset(of: wanted) { state.listen(wanted) }
    mode = before
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .perform(let step): host?.perform(step, HostAnswer(self, step.request))
    case .rebuild(let tree, let request): host?.rebuild(tree, HostAnswer(self, request))
    case .withdraw(let request): host?.withdraw(request)
    case .workOut(let work): workOut(work)
    case .ask(let turn): ask(turn)
    case .hear(let turn, let value): hear(value, turn)
    case .committed, .arrived, .screen, .noticed: break
    case .ended(let number, let outcome): end(number, outcome)
    case .redirected(let number, let edit): navigation(number)?.redirects.append(edit)
    case .refused(let number, let places): navigation(number)?.refused += places.map { $0.route }
    case .joined(let number, let other):
      if let first = navigation(other) { change(number) { $0.join(first) } }
    case .deliver(let delivery): change(delivery.navigation) { $0.deliver(delivery.value) }
    }
  }

  /// Gives a router a host; unless it is the same as before, its screens are created anew.
  package func attach(_ host: any CoreHost, isSame: Bool = false) {
    _ = exchange(&nextHost, with: host)
    send(isSame ? .attachedAgain : .attached)
  }

  package func detach() {
    _ = exchange(&nextHost, with: nil)
    send(.detached)
  }

  /// Sets how often guards may send one navigation elsewhere, and how long navigations may follow from one another.
  package func limitRounds(redirects: Int, answers: Int) {
    state.maximumRounds = redirects
    inbox.maximumRound = answers
  }

  /// Ends everything, because the app lets go of the router; nobody is called back but those who wait for a navigation.
  package func end() {
    if case .task(let task) = awaited { task.cancel() }
    let ended = (bodies, edits, awaited, host, nextHost)
    (bodies, edits, awaited, host, nextHost) = ([:], [], nil, nil, nil)
    (stepTimer, turnTimer) = (nil, nil)
    defer { extendLifetime(ended) }
    send(.released)
  }

  /// Tells those who wait for an answer of a place that none will come.
  private func giveUpAnswers() {
    let left = Array(navigations.values).inOrder { $0.number < $1.number }
    for navigation in left { change(navigation.number) { $0.deliver(nil) } }
    newest?.deliver(nil)
  }

  /// Ends what guards, observers and a host do in answer to one another without end; only the first end is noticed.
  private func stop(_ input: Input) {
    switch input {
    case .asked(let request):
      if !inbox.isEndNoticed {
        inbox.isEndNoticed = true
        notice(.failed(request.number, .tooManyRounds))
      }
      end(request.number, .failed(.tooManyRounds))
    case .closed(_, _, let number), .selected(_, let number), .selectedDetent(_, _, let number):
      end(number, .failed(.tooManyRounds))
    case .gaveUp(let request), .showsInstead(let request, _): process(.failed(request))
    default: process(input)
    }
  }
}
