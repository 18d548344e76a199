/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that events go to next.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { false }

  /// Asks to become the first responder.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// What lives as long as this object, where Objective-C has associated objects.
  package var companions: [ObjectIdentifier: AnyObject] = [:]

  /// The activity this responder supports, for Handoff.
  open var userActivity: NSUserActivity?

  /// Restores what an activity stands for; does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}
