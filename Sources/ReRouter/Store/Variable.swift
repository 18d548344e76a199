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
@MainActor @preconcurrency
public final class Variable<Element>: ObservablePropertyType {
  // Not checked for overlapping accesses, as in ``NavigationRouter`` and for the same reason: those who are told of a value
  // may subscribe and set another, so the list is copied first. So is the value below.
  @exclusivity(unchecked) @usableFromInline var subscribers: [(key: Int, function: (Element) -> Void)] = []
  private var lastKey = 0

  /// The value.
  @inlinable public var value: Element {
    get { stored }
    set {
      stored = newValue
      for subscriber in subscribers { subscriber.function(newValue) }
    }
  }

  @exclusivity(unchecked) @usableFromInline var stored: Element

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
    lastKey += 1
    let key = lastKey
    subscribers.append((key, function))
    function(stored)
    return Disposable { [weak self] in self?.subscribers.removeAll { $0.key == key } }
  }
}
