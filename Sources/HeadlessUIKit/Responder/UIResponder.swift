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
  /// - Returns: Whether it has done so.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether it has done so.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Objects that live as long as this one, in place of Objective-C's associated objects.
  package var companions: [ObjectIdentifier: AnyObject] = [:]

  /// The activity that this responder supports, for Handoff.
  open var userActivity: NSUserActivity?
}
