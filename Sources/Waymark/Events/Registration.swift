/// Stands for something that was registered with a router or a screen, such as a guard, an objection, an observer
/// or a store, and ends it.
///
/// Releasing a registration ends nothing. ``cancel()`` ends what was registered, and ``tied(to:)`` ends it
/// together with an object:
///
/// ```swift
/// router.didNavigate { change in analytics.log(change.route) }.tied(to: analytics)
/// ```
@MainActor
public final class Registration {
  private var end: (@MainActor () -> Void)?
  private var hasEnded = false
  private weak var owner: AnyObject?
  private var isTied = false

  package init(_ end: (@MainActor () -> Void)? = nil) {
    self.end = end
  }

  /// Ends what was registered: it is not called any more, although a question that it was already asked still
  /// gets its answer.
  ///
  /// It may be called more than once.
  public func cancel() {
    hasEnded = true
    exchange(&end, with: nil)?()
  }

  /// Ends what was registered when an object is released, as ``cancel()`` does.
  ///
  /// From then on nothing is called. The closure is released when it would have been called next.
  ///
  /// - Parameter owner: The object, which is not kept alive. A registration is tied to one object: the last
  ///   that was given.
  /// - Returns: The registration.
  @discardableResult
  public func tied(to owner: AnyObject) -> Registration {
    self.owner = owner
    isTied = true
    return self
  }

  /// Sets what ends it, if that is not known at the beginning; it is done now if it has ended already.
  func onEnd(_ end: @escaping @MainActor () -> Void) {
    if hasEnded { end() } else { self.end = end }
  }

  /// Whether it has not ended.
  ///
  /// If the object that it is tied to is gone, it ends now.
  var isActive: Bool {
    if isTied, owner == nil { cancel() }
    return !hasEnded
  }
}
