import Dispatch

/// The queue that the main actor runs on.
@usableFromInline
package enum MainQueue {
  /// Keys are compared by identity and hold nothing; older systems' SDKs do not say that they can be shared.
  @usableFromInline
  struct Mark: @unchecked Sendable {
    @usableFromInline let key = DispatchSpecificKey<Bool>()
    // Kept, because where dispatch comes without Objective-C every reading of the queue makes another object.
    @usableFromInline let queue = DispatchQueue.main

    init() { queue.setSpecific(key: key, value: true) }
  }

  @usableFromInline static let mark = Mark()

  /// Whether this code runs on the main queue.
  @inlinable package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }

  /// Does something on the queue's next turn.
  ///
  /// - Parameter body: What to do.
  @usableFromInline
  package static func async(_ body: @escaping @MainActor () -> Void) {
    // As a closure of the main actor it would ask the runtime, on its own queue, whether it runs there. The two types differ
    // in nothing but the actor, and the main queue is that actor's.
    mark.queue.async(execute: unsafeBitCast(body, to: (@Sendable () -> Void).self))
  }
}
