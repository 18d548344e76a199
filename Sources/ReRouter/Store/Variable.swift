/// Something that holds a value and tells of every new one.
@MainActor @preconcurrency
public protocol ObservablePropertyType: AnyObject {
  /// The type of the value.
  associatedtype ValueType

  /// The value.
  var value: ValueType { get set }

  /// Calls a function with the value, and with every new one from now on.
  ///
  /// - Parameter function: What to call.
  /// - Returns: What ends it.
  @discardableResult
  func subscribe(_ function: @escaping (ValueType) -> Void) -> Disposable
}

/// What ends a subscription; releasing it does not.
@MainActor @preconcurrency
public final class Disposable {
  private var onDispose: (@MainActor () -> Void)?

  /// Makes a disposable.
  ///
  /// - Parameter onDispose: Called once, when the subscription is to end.
  public init(_ onDispose: @escaping @MainActor () -> Void) {
    self.onDispose = onDispose
  }

  /// Ends the subscription.
  public func dispose() {
    onDispose?()
    onDispose = nil
  }
}

/// A ``Variable`` as ReactiveReSwift calls it.
public typealias ObservableProperty<Element> = Variable<Element>

/// A value that tells of every new one, in the order of subscribing.
///
/// Whoever is told of a value may set another. All are told of the first one before they are told of that, so that each
/// hears of the values in the order in which they were set. Whoever has ended a subscription is told of nothing more.
@MainActor @preconcurrency
public final class Variable<Element>: ObservablePropertyType {
  // Not checked for overlapping accesses, as in ``NavigationRouter`` and for the same reason: those who are told of a value
  // may subscribe and set another, so the list is copied first. So are the others below.
  @exclusivity(unchecked) @usableFromInline var subscribers: [VariableSubscriber<Element>] = []
  @exclusivity(unchecked) @usableFromInline var stored: Element
  /// How many values have been set.
  @exclusivity(unchecked) @usableFromInline var setCount = 0
  /// Whether somebody is being told of a value.
  @exclusivity(unchecked) @usableFromInline var isTelling = false
  /// Values that were set meanwhile, the oldest first, each with how many had been set by then.
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

  /// Calls a function with the value, and with every new one from now on.
  ///
  /// - Parameter function: What to call.
  /// - Returns: What ends it.
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
      self?.subscribers.removeAll { $0 === subscriber }
    }
  }

  /// Tells those of a value who had subscribed when it was set.
  @inlinable
  func tell(_ value: Element, count: Int) {
    for subscriber in subscribers where subscriber.since < count { subscriber.function?(value) }
  }

  /// Tells of the values that were set while others were told of.
  @inlinable
  func endTelling() {
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      tell(next.value, count: next.count)
    }
    isTelling = false
  }
}

/// Who is told of a variable's values.
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
