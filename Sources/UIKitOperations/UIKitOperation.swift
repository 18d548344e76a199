#if canImport(UIKit)
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

  private static var lastNumber = 0

  /// Makes an operation.
  ///
  /// - Parameters:
  ///   - surroundings: The controllers around which nothing may be under way when it is done.
  ///   - body: What is done. It gives the controllers around which something may be under way afterwards.
  package init(
    around surroundings: [UIViewController], _ body: @escaping @MainActor () throws -> [UIViewController]
  ) {
    UIKitOperation.lastNumber += 1
    number = UIKitOperation.lastNumber
    self.surroundings = surroundings
    self.body = body
  }

  var isDone: Bool { body == nil }

  /// Does what is to be done, and lets go of everything that it needed.
  func perform() throws -> [UIViewController] {
    guard let body else { return [] }
    self.body = nil
    surroundings = []
    return try body()
  }
}
