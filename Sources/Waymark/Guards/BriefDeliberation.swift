/// A navigation while guards that all answer at once are asked about it, and what it would change.
///
/// Most navigations are allowed before anything else needs to know of them. The full deliberation is made only if a guard does
/// something that requires it, such as cancelling the navigation or changing the tree through the host.
@usableFromInline
struct BriefDeliberation<R: Route> {
  @usableFromInline let navigation: Navigation
  @usableFromInline let intent: Intent<R>
  @usableFromInline let change: ProposedChange<R>
  @usableFromInline let firstNewID: UInt64
  /// The number of the guard that is being asked.
  @usableFromInline var asked = 0

  @inlinable
  init(_ navigation: Navigation, _ intent: Intent<R>, _ change: ProposedChange<R>, firstNewID: UInt64) {
    self.navigation = navigation
    self.intent = intent
    self.change = change
    self.firstNewID = firstNewID
  }
}

extension Intent {
  /// Whether a brief deliberation is enough.
  ///
  /// It is not for an intent that may hold something that only the main actor may release, or that changes
  /// nothing by itself.
  @inlinable var isDecidedBriefly: Bool {
    switch self {
    case .edit(let edit): edit.isDecidedBriefly
    default: true
    }
  }
}

extension Router {
  /// Whether only guards that answer at once have to be asked.
  @inlinable
  func canDecideAtOnce(_ intent: Intent<R>, _ pipeline: GuardPipeline<R>) -> Bool {
    pipeline.answersAtOnce && !pipeline.hasOthers && !pipeline.detours.hasAny && overrides == nil
      && intent.isDecidedBriefly && AnswerChain.current == nil
  }

  /// Asks guards that all answer at once about a navigation.
  ///
  /// It is specialized for the app's routes.
  ///
  /// If one of them does not simply allow it, the navigation goes on as in any other deliberation.
  @inlinable
  func decideAtOnce(_ intent: Intent<R>, _ navigation: Navigation, _ pipeline: GuardPipeline<R>) {
    let firstNewID = machine.ids.last &+ 1
    guard let change = propose(intent) else {
      return finish(navigation, outcomeWithoutChange(intent, navigation))
    }
    pipeline.brief = BriefDeliberation(navigation, intent, change, firstNewID: firstNewID)
    let changes = pipeline.registrationChanges
    var index = 0
    while index < pipeline.guards.places.count {
      let asked = pipeline.guards.places[index]
      index += 1
      pipeline.brief?.asked = asked.key
      guard case .immediate(let decide) = asked.question, asked.registration.isActive else {
        return goOn(with: nil, of: asked, pipeline)
      }
      let decision = pipeline.answer(
        of: asked.source, after: nil, decide,
        GuardRequest(
          navigationID: navigation.id, intent: intent, options: navigation.options, current: machine.tree,
          change: change, cause: navigation.cause))
      guard case .allow = decision, pipeline.brief != nil, pipeline.registrationChanges == changes,
        observers?.wantsEvents != true, navigation.details == nil || !hasLostScreen(navigation)
      else { return goOn(with: decision, of: asked, pipeline) }
    }
    pipeline.brief = nil
    commit(change, firstNewID: firstNewID, navigation)
    if pipeline.hasOthers { takeWaiting() }
  }

  /// Goes on with a navigation that was not simply allowed.
  ///
  /// - Parameters:
  ///   - decision: The answer; `nil` where nobody was asked, since the guard has ended.
  ///   - asked: The guard.
  ///   - pipeline: Where it is registered.
  @usableFromInline
  func goOn(with decision: Decision<R>?, of asked: AddressedQuestion<R>, _ pipeline: GuardPipeline<R>) {
    if let brief = pipeline.brief { pipeline.unfold(brief) }
    guard let (one, deliberation) = exchange(&pipeline.unfolded, with: nil), isAsked(one, deliberation)
    else { return }
    if let decision { take(decision, from: asked, one, deliberation) }
    ask(one, deliberation)
  }
}

extension GuardPipeline {
  /// Turns a brief deliberation into a full one, which others can see and change.
  func unfold(_ brief: BriefDeliberation<R>) {
    self.brief = nil
    let one = UndecidedNavigation(brief.navigation, brief.intent, chain: nil)
    let deliberation = Deliberation(change: brief.change, firstNewID: brief.firstNewID)
    deliberation.pass(upTo: brief.asked)
    begin(one, deliberation)
    unfolded = (one, deliberation)
  }
}
