import Waymark
import WaymarkCore
import WaymarkStorage

/// Turns what happens in one router into lines, away from the main thread; a replay has its own and compares them.
///
/// It gives the router's inputs to a state of its own, and so knows at each of them what the router knew.
final class JournalScribe: @unchecked Sendable {
  /// The number of the window in the journal.
  var window = 1
  /// The window's name, the name of the routes' type and the way in which they are written.
  let introduction: JournalMembers
  /// Writes trees of places and of plain routes.
  let places: JournalTrees<Place>
  let routes: JournalTrees<AnyRoute>
  /// Whether values of the app's may be written.
  let writesValues: Bool

  /// The router's state after its last input.
  private(set) var state: RouterState
  /// The tree after the lines so far.
  private(set) var tree: PlaceTree
  /// The questions that guards, screens and edits have not answered, with the navigations that they are about.
  var questions: [TurnNumber: (asked: GuardNumber, navigation: NavigationNumber)] = [:]
  /// The navigation that the last input changes the tree for without being asked, and the reason.
  private var unasked: (navigation: NavigationNumber, why: String)?
  private var lines: [JournalMembers] = []
  /// How many lines there are since one with which a replay can begin; `nil` if it cannot in this file.
  var lineCount: Int?

  init<R: Route>(of state: RouterState, label: String? = nil, routes: JournalRoutes<R>) {
    (self.state, tree) = (state, state.tree)
    introduction = [
      "window": label.map { .string($0) }, "route": .string(_typeName(R.self, qualified: true)),
      "mode": .string(routes.mode),
    ]
    writesValues = routes.mode == "full"
    let write: @Sendable (AnyRoute) -> JSONValue = { routes.write($0.typed()) }
    places = JournalTrees(write: write)
    self.routes = JournalTrees(write: write)
  }

  /// Turns a fact into lines, of which there may be several, or none.
  ///
  /// After an input, the effects of the state wait to be taken.
  func lines(for fact: JournalFact) -> [JournalMembers] {
    switch fact {
    case .begun(let isBetweenInputs): return [base(isBetweenInputs: isBetweenInputs)]
    case .input(let input, let detail): take(input, detail)
    case .effect(let effect): tell(effect)
    case .gone: line("gone")
    }
    lineCount? += lines.count
    return exchange(&lines, with: [])
  }

  /// Takes out the next effect of the state.
  func nextEffect() -> Effect? { state.next() }

  func line(_ kind: String, _ navigation: NavigationNumber = 0, _ members: JournalMembers = [:]) {
    let own: JournalMembers = [
      "k": .string(kind), "w": .number(window), "n": navigation == 0 ? nil : .number(navigation),
    ]
    lines.append(own + members)
  }

  /// The value of one of the app's texts, which may say anything.
  func text(_ text: String?) -> JSONValue? { writesValues ? text.map { .string($0) } : nil }

  func value(of route: AnyRoute) -> JSONValue { routes.write(route) }

  // MARK: Inputs

  private func take(_ input: Input, _ detail: JournalDetail?) {
    tell(input, detail)
    unasked = input.unasked
    let (request, screen) = (state.openHostRequest, unasked == nil ? nil : state.screen)
    state.handle(input)
    if let request, request != state.openHostRequest {
      line("stepEnd", 0, ["g": .number(request), "r": .string(endOfStep(by: input))])
    }
    guard let unasked, let new = state.screen, new != screen else { return }
    line("tree", unasked.navigation, ["why": .string(unasked.why)] + way(from: screen, to: new))
  }

  /// The result of a step that the host is not waited for any more.
  private func endOfStep(by input: Input) -> String {
    switch input {
    case .acknowledged: "done"
    case .showsInstead(_, let tree) where tree == state.screen: "showing"
    case .failed, .timedOut, .showsInstead: "failed"
    case .gaveUp: "cancelled"
    case .attached, .attachedAgain, .detached: "abandoned"
    default: "withdrawn"
    }
  }

  // MARK: Questions and changes of the tree

  func ask(_ question: TurnNumber, _ asked: GuardNumber, about navigation: NavigationNumber) {
    // A question that was given up is not answered any more.
    if questions.count > 64 { questions = [:] }
    questions[question] = (asked, navigation)
  }

  /// The question that is asked, and whom, with the navigation that it is about.
  func members(of question: TurnNumber) -> (NavigationNumber, JournalMembers) {
    let asked = questions[question]
    return (
      asked?.navigation ?? 0,
      ["turn": .number(question), "q": asked.map { .number($0.asked) }]
    )
  }

  func change(_ change: Change, for navigation: NavigationNumber) {
    let why = unasked?.navigation == navigation ? unasked?.why : nil
    for step in change.steps { tree.apply(step) }
    line(
      why == nil ? "commit" : "tree", navigation,
      ["why": why.map { .string($0) }, "d": .list(change.steps) { places.value(of: $0) }])
  }

  private func way(from old: PlaceTree?, to new: PlaceTree) -> JournalMembers {
    guard let old else { return ["shown": places.value(of: new)] }
    return ["sd": .list(old.steps(to: new)) { places.value(of: $0) }]
  }
}

extension Input {
  /// The navigation for which the tree or the screen changes without being asked for, and the reason.
  fileprivate var unasked: (navigation: NavigationNumber, why: String)? {
    switch self {
    case .closed(_, _, let number), .selected(_, let number), .selectedDetent(_, _, let number):
      (number, "user")
    case .failed, .timedOut, .gaveUp: (0, "back")
    case .showsInstead: (0, "showing")
    default: nil
    }
  }
}

/// The members of a line, or of a value in it; those that are `nil` are left out.
typealias JournalMembers = [String: JSONValue?]

extension JournalMembers {
  static func + (members: Self, more: Self) -> Self { members.merging(more) { $1 } }
}
