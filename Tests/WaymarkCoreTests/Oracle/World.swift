import WaymarkCore
import WaymarkState

/// A router's state, a host, a user and an app, all moved by chance.
struct World {
  var random: Random
  var state: RouterState
  var account: Account
  /// The host's screen, with questions over it.
  var screen: PlaceTree?
  /// Whether the host shows what it has acknowledged.
  var isScreenKnown = false
  /// The request that the host has not answered, and those that the router has given up.
  var pending: Pending?
  var late: [Pending] = []
  /// The questions that guards, screens and the app have not answered.
  var thinking: [Turn] = []
  var asking: [TurnNumber] = []
  var working: [Work] = []
  var stale: [Turn] = []
  var guards: [GuardNumber] = []
  /// The newest requests, which may come a second time.
  var taps: [Request] = []
  var number: UInt64 = 0
  var log: [String] = []
  /// The names of the cases that have come, if somebody wants to know.
  var reached: Set<String>?
  let isLogging: Bool
  /// Whether guards and objections stay, so that there are many.
  let isStrict: Bool

  struct Pending {
    let request: HostRequest
    let work: Job
    var hasBegun = false
  }

  enum Job {
    case step(PlaceStep)
    case tree(PlaceTree)
  }

  init(seed: UInt64, isLogging: Bool = false) {
    self.isLogging = isLogging
    isStrict = seed % 2 == 0
    random = Random(seed: seed)
    var ids = EntryID.Generator()
    var random = Random(seed: seed &+ 1)
    func stack() -> Container<Place> {
      .stack(Place(id: ids.next(), route: AnyRoute(Page(number: random.below(8)))))
    }
    func columns() -> Container<Place> {
      RouteColumns(capacity: 3, filled: [stack()]).map { .columns($0) } ?? stack()
    }
    func tabs(_ contents: [Container<Place>]) -> Container<Place> {
      .tabs(RouteTabs(contents.enumerated().map { RouteTab(AnyRoute(Page(number: 100 + $0)), $1) }))
    }
    let root: Container<Place> =
      switch random.below(6) {
      case 0, 1: stack()
      case 2: tabs([stack(), stack(), stack()])
      case 3: columns()
      case 4: tabs([tabs([stack(), stack()]), stack()])
      default: tabs([stack(), columns()])
      }
    let tree = PlaceTree(root)
    state = RouterState(tree, ids: ids)
    state.listen([.commits, .arrivals, .screens])
    account = Account(tree)
  }

  mutating func newNumber() -> UInt64 {
    number += 1
    return number
  }

  // MARK: One input

  mutating func send(_ input: Input) throws {
    if isLogging { log.append("> \(input)") }
    reach(input)
    account.note(input)
    account.detourScreens.formUnion(state.detourScreens)
    var shown = state.shown
    if isScreenKnown, case .showsInstead(_, let tree) = input { shown = account.withoutQuestions(tree) }
    let before = (screen: state.screen, count: state.shownCount)
    state.handle(input)
    if before.screen != state.screen, before.count == state.shownCount {
      throw Found("a view is not told of a change on the screen")
    }
    if let question = state.openQuestion { account.questions.insert(question.id) }
    while let effect = state.next() {
      if isLogging { log.append("    \(effect)") }
      reach(effect)
      try receive(effect)
      try account.check(
        effect, during: input, shown: shown, screen: screen, isScreenKnown: isScreenKnown,
        question: state.openQuestion)
    }
    if isLogging {
      log.append(
        "  = \(state.tree) shown \(state.shown.map { "\($0)" } ?? "nothing") \(state.isSettled ? "settled" : "")"
      )
    }
    try account.check(state, screen: screen, isScreenKnown: isScreenKnown && !isRebuilding)
  }

  var isRebuilding: Bool { if case .tree? = pending?.work { true } else { false } }

  private mutating func receive(_ effect: Effect) throws {
    switch effect {
    case .perform(let step):
      guard pending == nil else { throw Found("two requests at a time") }
      if isScreenKnown, var after = screen, !after.apply(step.step) {
        throw Found("a step that does not fit")
      }
      pending = Pending(request: step.request, work: .step(step.step))
    case .rebuild(let tree, let request):
      guard pending == nil else { throw Found("two requests at a time") }
      pending = Pending(request: request, work: .tree(tree))
    case .withdraw(let request):
      guard let one = pending, one.request == request, !one.hasBegun else {
        throw Found("a wrong step is withdrawn")
      }
      pending = nil
      late.append(one)
    case .ask(let turn): thinking.append(turn)
    case .hear(let question, _): asking.append(question)
    case .workOut(let work): working.append(work)
    default: break
    }
  }

  /// Notes the names of a case, and of the cases in it.
  private mutating func reach(_ value: Any) {
    guard reached != nil else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      let name = mirror.children.first?.label ?? "\(value)"
      reached?.insert("\(type(of: value)).\(name)")
    }
    let isTuple = mirror.displayStyle == .enum || mirror.displayStyle == .tuple
    if isTuple { for child in mirror.children { reach(child.value) } }
    if let request = value as? Request { reach(request.edit) }
  }

  mutating func show(_ tree: PlaceTree) {
    account.noteScreen(screen, tree)
    screen = tree
  }
}
