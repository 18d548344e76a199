#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Something that is done on the screen once, when nothing else is under way there.
@MainActor
package final class UIKitOperation {
  /// What tells it from every other: two operations are one where their numbers are.
  package nonisolated let number: Int

  /// The controllers around which nothing may be under way when it is done; none once it has been.
  private(set) var surroundings: [UIViewController]

  private var body: (@MainActor () throws -> [UIViewController])?
  private var completion: (@MainActor () -> Void)?

  /// The operation inside which it was asked for, until both have ended.
  private var outer: UIKitOperation?
  /// How many operations were asked for inside it that have not ended.
  private var innerCount = 0

  /// What kept it from being done, until the router has been told.
  private var failure: (any Error)?

  /// Whether something kept it from being done.
  private var isRefused = false

  private static var lastNumber = 0

  /// The operations whose work or completion is under way further down the call stack, the innermost last.
  private static var running: [UIKitOperation] = []

  /// What carries it out.
  weak var host: UIKitOperationHost?

  /// Makes an operation.
  ///
  /// - Parameters:
  ///   - surroundings: The controllers around which nothing may be under way when it is done.
  ///   - body: What is done. It gives the controllers around which something may be under way afterwards.
  ///   - completion: What follows once it and all that was asked for inside it have been done, unless it failed.
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

  /// Does what is to be done, and lets go of everything that it needed.
  ///
  /// - Returns: The controllers around which something may be under way now.
  func perform() -> [UIViewController] {
    guard let body else { return [] }
    self.body = nil
    surroundings = []
    // Whatever it asks for is inside it until it has returned.
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

  /// Ends without having been done, because nothing is any more.
  func abandon() {
    guard body != nil else { return }
    body = nil
    completion = nil
    surroundings = []
    end()
  }

  /// Whether it was asked for inside another.
  private(set) var isInner = false

  /// Notes that another was asked for inside this one.
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
      // What the completion asks for is inside too.
      innerCount += 1
      run(completion)
      innerCount -= 1
      if innerCount > 0 { return }
    }
    outer.take()?.innerEnded()
  }

  /// Whether something kept it from being done that has not been told.
  var hasFailed: Bool { failure != nil }

  /// What kept it from being done, which is told once.
  func takeFailure() -> (any Error)? { failure.take() }
}
