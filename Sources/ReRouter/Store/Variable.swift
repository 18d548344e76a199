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
    let end = onDispose
    onDispose = nil
    end?()
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
  /// A function that is called with values; `nil` once its subscription has ended.
  private final class Subscriber {
    var function: ((Element) -> Void)?

    init(_ function: @escaping (Element) -> Void) { self.function = function }
  }

  private var stored: Element
  private var subscribers: [Subscriber] = []
  private var isTelling = false
  /// Calls that tell the values that were set meanwhile, oldest first.
  private var waiting: [() -> Void] = []

  /// The value.
  public var value: Element {
    get { stored }
    set {
      stored = newValue
      let told = subscribers
      tell {
        for subscriber in told { subscriber.function?(newValue) }
      }
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
    let subscriber = Subscriber(function)
    subscribers.append(subscriber)
    let value = stored
    if isTelling { function(value) } else { tell { function(value) } }
    return Disposable { [weak self] in
      subscriber.function = nil
      self?.remove(subscriber)
    }
  }

  /// Makes a call, after those that wait if there are any.
  private func tell(_ call: @escaping () -> Void) {
    waiting.append(call)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isTelling = false
  }

  private func remove(_ ended: Subscriber) {
    for (index, subscriber) in subscribers.enumerated() where subscriber === ended {
      subscribers.remove(at: index)
      return
    }
  }
}
