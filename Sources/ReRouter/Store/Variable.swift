/// Holds a value and passes every new one to its subscribers.
@MainActor @preconcurrency
public protocol ObservablePropertyType: AnyObject {
  /// The type of the value.
  associatedtype ValueType

  /// The value.
  var value: ValueType { get set }

  /// Calls a function with the current value, and with every new one from now on.
  ///
  /// - Parameter function: The function to call.
  /// - Returns: The subscription, which ends when you call ``Disposable/dispose()``.
  @discardableResult
  func subscribe(_ function: @escaping (ValueType) -> Void) -> Disposable
}

/// A subscription, which ends when ``dispose()`` is called and not when this object is released.
@MainActor @preconcurrency
public final class Disposable {
  private var onDispose: (@MainActor () -> Void)?

  /// Makes a disposable.
  ///
  /// - Parameter onDispose: Ends the subscription; it is called once at most.
  public init(_ onDispose: @escaping @MainActor () -> Void) {
    self.onDispose = onDispose
  }

  /// Ends the subscription.
  public func dispose() {
    onDispose?()
    onDispose = nil
  }
}

/// The name that ReactiveReSwift has for ``Variable``.
public typealias ObservableProperty<Element> = Variable<Element>

/// A value that passes every new one to its subscribers, in the order in which they subscribed.
///
/// A subscriber may set another value when it gets one. All subscribers get the first value before the
/// second, so each gets the values in the order in which they were set. Once a subscription has ended, its
/// function is not called again.
@MainActor @preconcurrency
public final class Variable<Element>: ObservablePropertyType {
  // Overlapping accesses are not checked, here and below, as in ``NavigationRouter`` and for the same reason.
  // A subscriber may subscribe others or set another value, so the list is copied first.
  @exclusivity(unchecked) @usableFromInline var subscribers: [VariableSubscriber<Element>] = []
  /// How many subscribers have ended their subscriptions and are still in the list.
  private var endedCount = 0
  @exclusivity(unchecked) @usableFromInline var stored: Element
  /// How many values have been set.
  @exclusivity(unchecked) @usableFromInline var setCount = 0
  /// Whether subscribers are being told a value.
  @exclusivity(unchecked) @usableFromInline var isTelling = false
  /// Values that were set in the meantime, oldest first, each with how many had been set by then.
  @exclusivity(unchecked) @usableFromInline var waiting: [(value: Element, count: Int)] = []

  /// The value.
  @inlinable public var value: Element {
    get { stored }
    set {
      stored = newValue
      setCount += 1
      guard !isTelling else {
        waiting.append((newValue, setCount))
        return
      }
      isTelling = true
      tell(newValue, count: setCount)
      endTelling()
    }
  }

  /// Makes a variable.
  ///
  /// - Parameter value: The first value.
  public init(_ value: Element) {
    stored = value
  }

  /// Calls a function with the current value, and with every new one from now on.
  ///
  /// - Parameter function: The function to call.
  /// - Returns: The subscription, which ends when you call ``Disposable/dispose()``.
  @discardableResult
  public func subscribe(_ function: @escaping (Element) -> Void) -> Disposable {
    let subscriber = VariableSubscriber(since: setCount, function)
    subscribers.append(subscriber)
    if isTelling {
      function(stored)
    } else {
      isTelling = true
      function(stored)
      endTelling()
    }
    return Disposable { [weak self] in
      subscriber.function = nil
      self?.removeEnded()
    }
  }

  /// Removes those who have ended their subscriptions, once they are more than half of all, so that many cost no more than
  /// one each.
  private func removeEnded() {
    endedCount += 1
    guard endedCount * 2 > subscribers.count else { return }
    subscribers.removeAll { $0.function == nil }
    endedCount = 0
  }

  /// Tells a value to those who had subscribed when it was set.
  @inlinable
  func tell(_ value: Element, count: Int) {
    for subscriber in subscribers where subscriber.since < count { subscriber.function?(value) }
  }

  /// Tells the values that were set while others were being told.
  @inlinable
  func endTelling() {
    while !waiting.isEmpty {
      // What is set in the meantime waits behind these.
      let next = waiting
      waiting = []
      for one in next { tell(one.value, count: one.count) }
    }
    isTelling = false
  }
}

/// A subscriber to a variable's values.
@MainActor
@usableFromInline
final class VariableSubscriber<Element> {
  /// How many values had been set before.
  @usableFromInline let since: Int
  /// What to call; `nil` once the subscription has ended, which may be while others are being told.
  @usableFromInline var function: ((Element) -> Void)?

  @inlinable
  init(since: Int, _ function: @escaping (Element) -> Void) {
    self.since = since
    self.function = function
  }
}
