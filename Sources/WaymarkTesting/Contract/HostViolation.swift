/// A rule of the host contract that a host broke, with what was asked, what was expected and what was seen.
public struct HostViolation: Hashable, Sendable {
  /// The rules that a host can break.
  @nonexhaustive
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// It acknowledged before it showed what it was asked for.
    case acknowledgedEarly = "acknowledged before it showed what it was asked for"
    /// It acknowledged, and still shows something else.
    case showsSomethingElse = "shows something else than it acknowledged"
    /// It acknowledged a step or a rebuild more than once.
    case acknowledgedTwice = "acknowledged more than once"
    /// It acknowledged what the router had given up waiting for.
    case acknowledgedLate = "acknowledged what nobody waited for any more"
    /// It kept a step, and acknowledged it without having said `began()`, so that the router may take such a step back in the middle.
    case neverBegan = "did not say that it had begun"
    /// It did not acknowledge a step or a rebuild.
    case neverAcknowledged = "never acknowledged"
    /// It answered with an error to something that every host can do.
    case failed = "answered with an error"
    /// It did not say what the user had done.
    case forgotReport = "did not report what the user had done"
    /// It reported something that the user had not done.
    case reportedWithoutUser = "reported what the user had not done"
    /// It made a screen again although its entry had stayed.
    case remadeScreen = "made a screen anew whose entry had stayed"
    /// It shows a screen again whose life ended when another host took over.
    case keptEndedScreen = "shows a screen again whose life has ended"
    /// It released an old screen before the new ones of the same step were made.
    case releasedBeforeMaking = "released an old screen before the new one was made"
    /// It keeps a screen whose entry is gone.
    case leakedScreen = "keeps a screen whose entry is gone"
    /// Nothing has the keyboard's focus.
    case lostFocus = "left the keyboard's focus nowhere"
    /// The focus is in a screen that is not visible, or around the screens.
    case focusElsewhere = "left the keyboard's focus outside the screen that is visible"
    /// The focus is below a modal.
    case focusLeftModal = "left the keyboard's focus below what is on top"
    /// The focus is in a screen that was covered, on another element than before.
    case focusNotReturned = "did not give the keyboard's focus back to what had it"
    /// The focus was moved although the screen that is visible stayed.
    case focusNotKept = "moved the keyboard's focus although the visible screen stayed"
    /// It did not announce the screen where the user ended.
    case missedAnnouncement = "did not announce the screen that came to be seen"
    /// It announced a screen that did not come to be seen, or one twice.
    case announcedTooMuch = "announced more than came to be seen"
    /// It did not say how many columns fit.
    case forgotRoom = "did not report how many columns fit"
    /// It shows other columns than those that fit, the one in front among them.
    case showsOtherColumns = "shows other columns than those that fit"
    /// It keeps its router alive.
    case keptRouterAlive = "keeps its router alive"
    /// It stays alive although its router and everybody else has released it.
    case stayedAlive = "stays alive although nobody holds it"
  }

  /// The rule that was broken.
  public let rule: Rule

  /// The promise that was tried, such as `modals over modals`.
  public let promise: String

  /// How many navigations the host had been through since the check began.
  public let navigation: Int

  /// The request to the router, and the router's requests to the host.
  public let asked: String

  /// The display that was expected.
  public let expected: String

  /// The display that was seen.
  public let seen: String
}

extension HostViolation: CustomStringConvertible {
  /// The violation in a few lines.
  public var description: String {
    """
    The host \(rule.rawValue) (\(promise), navigation \(navigation))
      asked:    \(asked)
      expected: \(expected)
      seen:     \(seen)
    """
  }
}

/// A rule that seems broken, with what was expected and what was seen.
typealias ContractFinding = (rule: HostViolation.Rule, expected: String, seen: String)
