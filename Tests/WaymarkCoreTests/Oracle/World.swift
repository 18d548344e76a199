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
  var asking: [QuestionNumber] = []
  var working: [Work] = []
  var stale: [Turn] = []
  var guards: [GuardNumber] = []
  var last: Request?
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
      RouteColumns(places: 3, filled: [stack()]).map { .columns($0) } ?? stack()
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
    if case .showsInstead(_, let tree) = input { shown = account.withoutQuestions(tree) }
    state.handle(input)
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

  private var isRebuilding: Bool { if case .tree? = pending?.work { true } else { false } }

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

  // MARK: The host

  mutating func answer(_ kind: Int) throws {
    guard let one = pending else { return }
    pending = nil
    switch kind {
    case 0:
      // The host fails, perhaps half way.
      if case .step = one.work, random.chance(30) { isScreenKnown = false }
      try send(.failed(one.request))
    case 1:
      // The host takes too long, and may do it later.
      late.append(one)
      isScreenKnown = false
      try send(.timedOut(one.request))
    case 2 where isScreenKnown:
      if case .step = one.work { try send(.gaveUp(one.request)) } else { try send(.failed(one.request)) }
    case 3 where isScreenKnown:
      var other = screen ?? state.tree
      if random.chance(50) { other.dismissAll() } else { other.popToRoot() }
      if random.chance(30), case .step(let step) = one.work { other.apply(step) }
      show(other)
      try send(.showsInstead(one.request, other))
    case 4:
      pending = one
      pending?.hasBegun = true
      try send(.began(one.request))
    default:
      switch one.work {
      case .tree(let tree):
        isScreenKnown = true
        show(tree)
      case .step(let step):
        guard isScreenKnown else {
          account.wasOnScreen.formUnion(step.inserted.map(\.id))
          break
        }
        guard var after = screen, after.apply(step) else { throw Found("a step that does not fit") }
        show(after)
      }
      try send(.acknowledged(one.request))
    }
  }

  mutating func answerLate() throws {
    guard !late.isEmpty else { return }
    let one = late.remove(at: random.below(late.count))
    if random.chance(30) { return try send(.failed(one.request)) }
    if case .step(let step) = one.work { screen?.apply(step) }
    isScreenKnown = false
    try send(.acknowledged(one.request))
    guard pending != nil || !state.isSettled else { throw Found("no rebuild after a late success") }
  }

  mutating func changeHost() throws {
    (pending, late, isScreenKnown, screen) = (nil, [], false, nil)
    if random.chance(60) { try send(.detached) }
    for _ in 0..<random.below(3) { try ask() }
    if random.chance(40) { try decide() }
    pending = nil
    try send(.attached)
  }

  // MARK: The user

  mutating func userActs() throws {
    guard isScreenKnown, var after = screen else { return }
    if random.chance(60) {
      let id = random.chance(60) ? after.visibleElement.id : random.pick(after.places()).id
      guard after.close(id) else { return }
      let value = random.chance(30) ? TypedValue(Int(id.rawValue)) : nil
      try userDid(after, .closed(id, answer: value, newNumber()))
    } else if let path = anyPath(account.withoutQuestions(after)), after.select(path) {
      try userDid(after, .selected(path, newNumber()))
    }
  }

  /// The user does something, also in the middle of a step; a step that does not fit any more the host drops.
  private mutating func userDid(_ after: PlaceTree, _ input: Input) throws {
    if let screen { account.putAway.formUnion(screen.ids.subtracting(after.ids)) }
    screen = after
    if let one = pending {
      switch one.work {
      case .tree:
        pending = nil
        late.append(one)
        isScreenKnown = false
      case .step(let step):
        var next = after
        if !next.apply(step), one.hasBegun {
          pending = nil
          late.append(one)
          isScreenKnown = false
        }
      }
    }
    try send(input)
    if pending == nil, !isScreenKnown { throw Found("no rebuild after a step that does not fit") }
  }

  mutating func answerQuestion() throws {
    guard let question = state.openQuestion else { return }
    try send(.answered(question.id, random.chance(70) ? TypedValue(1) : nil))
  }
}
