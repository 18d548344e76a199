import Observation

/// Tells views of changes, by Observation.
///
/// It is one class for all routes, because a generic class would make its key paths anew at every access.
@MainActor
package final class Signal: Observable {
  private let registrar = ObservationRegistrar()
  private let key: KeyPath<Signal, Int> = \Signal.count
  private var count: Int { 0 }
  /// Whether somebody has read since the last change.
  ///
  /// Observation tells a reader once, and then no more until it reads again.
  @exclusivity(unchecked) package private(set) var isRead = false
  /// The number that stood for what the signal is about when it was read.
  private var fact: UInt64 = 0

  package init() {}

  /// Notes that somebody reads what the signal stands for.
  ///
  /// - Parameter fact: A number for it, which is another one after each change.
  package func read(_ fact: UInt64 = 0) {
    // Readers in the middle of a change may have seen different numbers, and are all told of the next.
    if !isRead { (isRead, self.fact) = (true, fact) } else if self.fact != fact { self.fact = .max }
    registrar.access(self, keyPath: key)
  }

  /// Tells everybody who has read, if the number is another one now.
  func change(to fact: UInt64) {
    if isRead, self.fact != fact { change() }
  }

  /// Makes a change and tells everybody who has read.
  package func change(_ body: () -> Void = {}) {
    guard isRead else { return body() }
    isRead = false
    registrar.willSet(self, keyPath: key)
    body()
    registrar.didSet(self, keyPath: key)
  }
}

/// A signal for each fact about a router that may be observed.
@MainActor
struct RouterSignals {
  let tree = Signal()
  let question = Signal()
  let shown = Signal()
  let isSettled = Signal()
  let columnsThatFit = Signal()
  let objectors = Signal()

  /// Whether somebody waits for a change of any.
  var areRead: Bool {
    tree.isRead || question.isRead || shown.isRead || isSettled.isRead || columnsThatFit.isRead
      || objectors.isRead
  }
}
