#if canImport(UIKit) && !os(watchOS)
  package import UIKit
#else
  package import HeadlessUIKit
#endif

/// Work that is done on the screen once, when nothing else is under way there.
@MainActor
package final class UIKitOperation {
  /// The number that identifies the operation.
  package nonisolated let number: Int

  /// The controllers around which nothing may be under way when it is performed; empty once it has been.
  private(set) var surroundings: [UIViewController]

  private var body: (@MainActor () throws -> [UIViewController])?
  private var completion: (@MainActor () -> Void)?

  /// The operation inside which this one was asked for, until both have ended.
  private var outer: UIKitOperation?
  /// How many operations that were asked for inside this one have not ended.
  private var innerCount = 0

  /// The error that prevented it, until the router has been told.
  private var failure: (any Error)?

  /// Whether an error prevented it.
  private var isRefused = false

  private static var lastNumber = 0

  /// The operations whose work or completion is under way further down the call stack, innermost last.
  private static var running: [UIKitOperation] = []

  /// The host that carries it out.
  weak var host: UIKitOperationHost?

  /// Makes an operation.
  ///
  /// - Parameters:
  ///   - surroundings: The controllers around which nothing may be under way when it is performed.
  ///   - body: The work. It returns the controllers around which something may be under way afterwards.
  ///   - completion: Called when the operation and everything that was asked for inside it have ended, unless
  ///     it failed.
  package init(
    around surroundings: [UIViewController], _ body: @escaping @MainActor () throws -> [UIViewController],
    completion: @escaping @MainActor () -> Void = {}
  ) {
    UIKitOperation.lastNumber += 1
    number = UIKitOperation.lastNumber
    self.surroundings = surroundings
    self.body = body
    self.completion = completion
  }

  var isDone: Bool { body == nil }

  /// Does the work, and releases everything that the work needed.
  ///
  /// - Returns: The controllers around which something may be under way now.
  func perform() -> [UIViewController] {
    guard let body else { return [] }
    self.body = nil
    surroundings = []
    // Whatever the work asks for is inside this operation until it has returned.
    innerCount += 1
    defer { innerEnded() }
    return run {
      do {
        return try body()
      } catch {
        failure = error
        isRefused = true
        return []
      }
    }
  }

  private func run<Result>(_ work: () -> Result) -> Result {
    Self.running.append(self)
    defer { Self.running.removeLast() }
    return work()
  }

  /// The innermost operation of a host whose work or completion is under way.
  static func innermost(of host: UIKitOperationHost) -> UIKitOperation? {
    running.last { $0.host === host }
  }

  /// Ends the operation without its work, because no more operations are carried out.
  func abandon() {
    guard body != nil else { return }
    body = nil
    completion = nil
    surroundings = []
    end()
  }

  /// Whether it was asked for inside another operation.
  private(set) var isInner = false

  /// Records that another operation was asked for inside this one.
  func add(_ inner: UIKitOperation) {
    innerCount += 1
    inner.outer = self
    inner.isInner = true
  }

  private func innerEnded() {
    innerCount -= 1
    if innerCount == 0 { end() }
  }

  private func end() {
    if let completion = completion.take(), !isRefused {
      // What the completion asks for is inside this operation, too.
      innerCount += 1
      run(completion)
      innerCount -= 1
      if innerCount > 0 { return }
    }
    outer.take()?.innerEnded()
  }

  /// Whether it has an error that has not been reported.
  var hasFailed: Bool { failure != nil }

  /// The error that prevented it, which is returned only once.
  func takeFailure() -> (any Error)? { failure.take() }
}
