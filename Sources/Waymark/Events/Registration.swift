/// What was registered with a router or a screen, a guard, a veto, an observer or a store, and how that ends.
///
/// Letting go of a registration keeps what was registered. ``cancel()`` ends it, and ``tied(to:)`` ends it with an object:
///
/// ```swift
/// router.didNavigate { change in analytics.log(change.route) }.tied(to: analytics)
/// ```
@MainActor
public final class Registration {
  private var end: (@MainActor () -> Void)?
  private weak var owner: AnyObject?
  private var isTied = false

  init(_ end: (@MainActor () -> Void)? = nil) {
    self.end = end
  }

  /// Ends what was registered: nobody calls it any more, though a question that it was asked already is still answered.
  ///
  /// It may be called more than once.
  public func cancel() { exchange(&end, with: nil)?() }

  /// Ends what was registered when an object is released, as ``cancel()`` does.
  ///
  /// From then on nothing is called. What the closure holds is let go of when it would have been called next.
  ///
  /// - Parameter owner: The object, which is not kept. A registration is tied to one: the last that is named.
  /// - Returns: The registration.
  @discardableResult
  public func tied(to owner: AnyObject) -> Registration {
    self.owner = owner
    isTied = true
    return self
  }

  /// Says how it ends, where that is not known from the beginning.
  func onEnd(_ end: @escaping @MainActor () -> Void) { self.end = end }

  /// Whether it has not ended; it ends here where the object that it is tied to is gone.
  var isActive: Bool {
    if isTied, owner == nil { cancel() }
    return end != nil
  }
}
