import HeadlessUIKit
import RGRoutable
import WaymarkTraces

/// Plays scenarios on routables and notes what happens.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class RoutableRun: ScreenRun<RunScreen> {
  /// The requests, in order.
  private(set) var requests: [Request] = []
  /// The requests whose completion handlers were called, in order.
  private(set) var completed: [Request] = []

  override func add(_ name: String) -> RunScreen {
    let screen = super.add(name)
    screen.router.onReturn = { [weak self] in self?.returned($0, to: name) }
    return screen
  }

  override func makeStack(_ root: RunScreen) -> UINavigationController { RunStack(rootViewController: root) }

  override func ask(_ verb: Verb, from: RunScreen) {
    let request = Request(verb, number: requests.count, isOutermost: isOutermost)
    requests.append(request)
    let animated = verb.isAnimated
    let payload = from.routablePayload(data: request)
    let sent = verb.payload == nil ? nil : payload
    let done: () -> Void = { [unowned self] in completed(request) }
    switch verb.kind {
    case "next": from.router.onNext?(payload)
    case "push": from.push(next: make(request), animated: animated)
    case "present": from.present(next: make(request), animated: animated, completion: done)
    case "full":
      let screen = make(request)
      screen.modalPresentationStyle = .fullScreen
      from.present(next: screen, animated: animated, completion: done)
    case "stack":
      let stack = RunStack(rootViewController: make(request))
      stack.router.onReturn = { [weak self] in self?.returned($0, to: "stack") }
      from.present(next: stack, animated: animated, completion: done)
    case "remove": from.remove(payload: sent, animated: animated, completion: done)
    case "clear": from.removeNavigationStack(payload: sent, animated: animated, completion: done)
    case "complete": from.router.onComplete(payload)
    default: note("unknown:\(verb.kind)")
    }
  }

  private func make(_ request: Request) -> RunScreen {
    let verb = request.verb
    let screen = add(verb.name ?? "none")
    request.screen = screen
    screen.onLoad = { [unowned self] in perform(verb, at: "load") }
    screen.onAppear = { [unowned self] in perform(verb, at: "appear") }
    screen.router.onNext = { [unowned self] payload in
      note("next:\(payload.word)@\(payload.sender?.name ?? "nobody")")
      perform(verb, at: "next")
    }
    return screen
  }

  private func completed(_ request: Request) {
    request.doneCount += 1
    completed.append(request)
    note("done:\(request.verb.label)")
    perform(request.verb, at: "done")
  }

  private func returned(_ payload: RoutablePayload, to name: String) {
    note("return:\(payload.word)@\(payload.sender?.name ?? "nobody")>\(name)")
    guard let request = payload.data as? Request else { return }
    request.returnCount += 1
    perform(request.verb, at: "return")
  }
}

/// A request of a run, which payloads carry, and what came of it.
@MainActor
final class Request: RoutableData {
  let verb: Verb
  let number: Int
  /// Whether nothing else asked for it than the scenario's turn.
  let isOutermost: Bool
  var screen: RunScreen?
  var doneCount = 0
  var returnCount = 0

  init(_ verb: Verb, number: Int, isOutermost: Bool) {
    self.verb = verb
    self.number = number
    self.isOutermost = isOutermost
  }
}

extension RoutablePayload {
  @MainActor fileprivate var word: String { (data as? Request)?.verb.payload ?? "nothing" }
}

extension Routable {
  @MainActor fileprivate var name: String { (self as? UIViewController)?.title ?? "stack" }
}

/// A screen that is a routable.
@MainActor
final class RunScreen: TracedScreen, Routable {
  let router = Router()
}

/// A stack that is a routable itself.
@MainActor
final class RunStack: UINavigationController, Routable {
  let router = Router()
}
