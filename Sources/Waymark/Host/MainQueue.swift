public import Dispatch

/// The queue that the main actor runs on.
@usableFromInline
package enum MainQueue {
  /// Keys are compared by identity and hold nothing, so they can be shared, although older SDKs do not
  /// declare it.
  @usableFromInline
  struct Mark: @unchecked Sendable {
    @usableFromInline let key = DispatchSpecificKey<Bool>()
    // Kept, because without Objective-C every access to the main queue creates another object.
    @usableFromInline let queue = DispatchQueue.main

    init() { queue.setSpecific(key: key, value: true) }
  }

  @usableFromInline static let mark = Mark()

  /// Whether this code runs on the main queue.
  @inlinable package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }

  /// Does something at once on this queue, or on its next turn.
  ///
  /// - Parameter body: What to do.
  @inlinable
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent { unsafeBitCast(body, to: (() -> Void).self)() } else { async(body) }
  }

  /// Does something on the queue's next turn.
  ///
  /// - Parameter body: What to do.
  @usableFromInline
  package static func async(_ body: @escaping @MainActor () -> Void) {
    // As a closure of the main actor, it would check at run time that it runs on its queue. The two types differ only in the
    // actor, and the main queue is that actor's.
    mark.queue.async(execute: unsafeBitCast(body, to: (@Sendable () -> Void).self))
  }
}
