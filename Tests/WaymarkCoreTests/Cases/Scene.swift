import Testing
import WaymarkCore
import WaymarkState

/// A route for tests: `search:milk` and `search:tea` are one place, in two versions.
struct Name: Route, ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  var identity: Name { Name(stringLiteral: String(text.prefix { $0 != ":" })) }
  var description: String { text }
}

extension AnyRoute: ExpressibleByStringLiteral {
  /// Makes the route of a name.
  public init(stringLiteral text: String) { self.init(Name(stringLiteral: text)) }
}

/// A router's state with a host, guards and screens that do as a test says; it has no clock and no task.
struct Scene {
  var state: RouterState
  /// Whether the host acknowledges at once.
  var hostAnswers = true
  /// Whether the app works its edits out at once.
  var worksOut = true
  /// The answers of guards and screens; without one a guard thinks.
  var verdicts: [GuardNumber: (Turn) -> Verdict?] = [:]
  var edits: [EditNumber: (inout PlaceTree, inout EntryID.Generator) -> Void] = [:]
  private(set) var effects: [Effect] = []
  private(set) var turns: [Turn] = []
  private(set) var steps: [HostStep] = []
  private(set) var outcomes: [NavigationNumber: Outcome] = [:]
  private(set) var endedTwice: NavigationNumber?
  private(set) var events: [String] = []
  private(set) var arrivals: [String] = []
  private(set) var refused: [String] = []
  private(set) var deliveries: [Delivery] = []
  private(set) var notices: [Notice] = []
  private(set) var heard: [TurnNumber] = []
  private(set) var heardValues: [AnyValue?] = []
  private var queue: [Input] = []
  private var last: UInt64 = 0

  /// Makes a router that shows a tree.
  init(_ routes: RouteTree<AnyRoute>, isAttached: Bool = true, isHeard: Bool = true) {
    var ids = EntryID.Generator()
    let tree = PlaceTree(routes, ids: &ids)
    state = RouterState(tree, ids: ids)
    if isHeard { state.listen([.commits, .arrivals, .screens]) }
    if isAttached { send(.attached) }
  }

  mutating func send(_ input: Input) {
    queue.append(input)
    guard queue.count == 1 else { return }
    while let input = queue.first {
      state.handle(input)
      while let effect = state.next() { receive(effect) }
      queue.removeFirst()
    }
  }

  private mutating func receive(_ effect: Effect) {
    effects.append(effect)
    switch effect {
    case .perform(let step):
      steps.append(step)
      if hostAnswers { send(.acknowledged(step.request)) }
    case .rebuild(_, let request): if hostAnswers { send(.acknowledged(request)) }
    case .ask(let turn):
      turns.append(turn)
      if let verdict = verdicts[turn.asked]?(turn) { send(.decided(turn.number, verdict)) }
    case .hear(let question, let value):
      heard.append(question)
      heardValues.append(value)
    case .workOut(let work):
      guard worksOut else { break }
      var (tree, ids) = (work.tree, work.ids)
      edits[work.edit]?(&tree, &ids)
      send(.workedOut(work.number, .tree(tree, lastID: ids.last)))
    case .ended(let number, let outcome):
      endedTwice = endedTwice ?? (outcomes[number] == nil ? nil : number)
      outcomes[number] = outcome
    case .arrived(let arrival): arrivals.append("\(arrival.place)")
    case .screen(let id, let event):
      let place = state.tree.entry(id) ?? state.shown?.entry(id)
      events.append("\(place.map { "\($0)" } ?? "\(id)") \(event)")
    case .deliver(let delivery): deliveries.append(delivery)
    case .noticed(let notice): notices.append(notice)
    case .refused(_, let places): refused += places.map { "\($0)" }
    case .withdraw, .committed, .redirected, .joined: break
    }
  }

  // MARK: Verbs

  /// Asks for a navigation, and returns its number.
  @discardableResult
  mutating func go(
    _ edit: Edit, from screen: AnyRoute? = nil, cause: Cause = .app, priority: Priority = .user,
    options: StepOptions = StepOptions(), asking asked: Asked = .everybody, wantsAnswer: Bool = false,
    answer: AnyValue? = nil
  ) -> NavigationNumber {
    let request = Request(
      newNumber(), edit, from: screen.map { id($0) }, priority: priority, cause: cause, options: options,
      asking: asked, wantsAnswer: wantsAnswer, answer: answer)
    send(.asked(request))
    return request.number
  }

  @discardableResult
  mutating func push(_ route: AnyRoute) -> NavigationNumber { go(.push(route)) }

  @discardableResult
  mutating func present(_ route: AnyRoute) -> NavigationNumber { go(.present(Modal(.sheet, .stack(route)))) }

  @discardableResult
  mutating func recheck() -> NavigationNumber {
    let number = newNumber()
    send(.asked(.recheck(number)))
    return number
  }

  @discardableResult
  mutating func add(
    _ scope: Guard.Scope = .navigations, _ decide: @escaping (Turn) -> Verdict?
  ) -> GuardNumber {
    let number = GuardNumber(newNumber())
    verdicts[number] = decide
    send(.added(Guard(number, scope, name: "guard")))
    return number
  }

  @discardableResult
  mutating func object(_ route: AnyRoute, _ answer: @escaping (Turn) -> Verdict?) -> GuardNumber {
    let number = GuardNumber(newNumber())
    verdicts[number] = answer
    send(.added(Guard(number, .leaving(id(route)), name: "form")))
    return number
  }

  @discardableResult
  mutating func userCloses(_ route: AnyRoute, answer: AnyValue? = nil) -> NavigationNumber {
    let number = newNumber()
    send(.closed(id(route), answer: answer, number))
    return number
  }

  mutating func userSelects(_ path: BranchPath) { send(.selected(path, newNumber())) }

  /// The host does what it was asked for last.
  mutating func acknowledge() {
    if let request = state.openHostRequest { send(.acknowledged(request)) }
  }

  mutating func decide(_ verdict: Verdict) {
    if let turn = turns.last { send(.decided(turn.number, verdict)) }
  }

  /// The user answers the screen that asks.
  mutating func answerUser(_ value: Bool) throws {
    guard let question = state.openQuestion else { throw Found("nobody asks the user") }
    send(.answered(question.id, TypedValue(value)))
  }

  mutating func newNumber() -> UInt64 {
    last += 1
    return last
  }

  /// The entry of a route in the tree, or on the screen.
  func id(_ route: AnyRoute) -> EntryID {
    let place =
      state.tree.places().last { $0.route == route } ?? state.shown?.places().last { $0.route == route }
    return place?.id ?? EntryID(rawValue: 0)
  }

  mutating func forgetWhatHappened() { (effects, turns, steps, events, arrivals) = ([], [], [], [], []) }

  // MARK: Expectations

  func expect(_ tree: String, _ what: String = "the tree") throws {
    if "\(state.tree)" != tree { throw Found("\(what) is \(state.tree) and not \(tree)") }
  }

  func expect<Value: Equatable>(_ value: Value, is wanted: Value, _ what: String = "it") throws {
    if value != wanted { throw Found("\(what) is \(value) and not \(wanted)") }
  }

  func expect(_ number: NavigationNumber, ends outcome: Outcome?) throws {
    if let endedTwice { throw Found("\(endedTwice) ends twice") }
    if outcomes[number] != outcome { throw Found("\(number) ends \(String(describing: outcomes[number]))") }
  }

  /// Asks for a navigation, and looks at its end.
  mutating func expectEnd(of edit: Edit, _ outcome: Outcome) throws {
    let number = go(edit)
    try expect(number, ends: outcome)
  }

  var stepTexts: [String] { steps.map { "\($0.step)" } }
}

/// A case of a table: a sentence, and what shows it.
struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @Sendable () throws -> Void

  init(_ sentence: String, _ run: @escaping @Sendable () throws -> Void) {
    testDescription = sentence
    self.run = run
  }
}
