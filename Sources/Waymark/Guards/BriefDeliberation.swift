/// A navigation that guards are being asked about which all answer at once, and what it would change.
///
/// Most navigations are allowed before anybody else has looked at them. What cannot be known before a guard has been called is
/// made only then: a guard may cancel the navigation, or have the user's host change the tree.
@usableFromInline
struct BriefDeliberation<R: Route> {
  @usableFromInline let navigation: Navigation<R>
  @usableFromInline let intent: Intent<R>
  @usableFromInline let change: ProposedChange<R>
  @usableFromInline let firstNewID: UInt64
  /// The number of the guard that is being asked.
  @usableFromInline var asked = 0

  @inlinable
  init(_ navigation: Navigation<R>, _ intent: Intent<R>, _ change: ProposedChange<R>, firstNewID: UInt64) {
    self.navigation = navigation
    self.intent = intent
    self.change = change
    self.firstNewID = firstNewID
  }
}

extension Intent {
  /// Whether guards can be asked about it in a brief deliberation: not where it may hold what only the main actor may let go of,
  /// nor where it changes nothing itself.
  @inlinable var isDecidedBriefly: Bool {
    switch self {
    case .edit, .askToLeave, .recheck: false
    default: true
    }
  }
}

extension Router {
  /// Whether nothing but guards that answer at once has a say.
  @inlinable
  func canDecideAtOnce(_ intent: Intent<R>, _ pipeline: GuardPipeline<R>) -> Bool {
    pipeline.answersAtOnce && !pipeline.hasOthers && !pipeline.detours.hasAny && overrides == nil
      && intent.isDecidedBriefly && AnswerChain.current == nil
  }

  /// Takes a navigation through guards that all answer at once, compiled for the app's routes.
  ///
  /// Whatever is not simply allowed goes on as any other deliberation does.
  @inlinable
  func decideAtOnce(_ intent: Intent<R>, _ navigation: Navigation<R>, _ pipeline: GuardPipeline<R>) {
    let firstNewID = machine.ids.last &+ 1
    guard let change = propose(intent) else { return finish(navigation, intent.outcomeWithoutChange) }
    pipeline.brief = BriefDeliberation(navigation, intent, change, firstNewID: firstNewID)
    let changes = pipeline.registrationChanges
    var index = 0
    while index < pipeline.guards.count {
      let asked = pipeline.guards[index]
      index += 1
      pipeline.brief?.asked = asked.key
      guard case .immediate(let decide) = asked.question, asked.registration.isActive else {
        return goOn(with: nil, of: asked, pipeline)
      }
      let decision = pipeline.answer(
        of: asked.source, after: nil, decide,
        Proposal(
          navigationID: navigation.id, intent: intent, options: navigation.options, current: machine.tree,
          change: change))
      guard case .allow = decision, pipeline.brief != nil, pipeline.registrationChanges == changes,
        observers?.wantsEvents != true, navigation.details == nil || !hasLostScreen(navigation)
      else { return goOn(with: decision, of: asked, pipeline) }
    }
    pipeline.brief = nil
    commit(change, firstNewID: firstNewID, navigation)
    if pipeline.hasOthers { takeWaiting() }
  }

  /// Goes on with what was not simply allowed.
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
  /// Makes of a brief deliberation one that others can know of and change.
  func unfold(_ brief: BriefDeliberation<R>) {
    self.brief = nil
    let one = UndecidedNavigation(brief.navigation, brief.intent, chain: nil)
    let deliberation = Deliberation(change: brief.change, firstNewID: brief.firstNewID)
    deliberation.pass(upTo: brief.asked)
    begin(one, deliberation)
    unfolded = (one, deliberation)
  }
}
