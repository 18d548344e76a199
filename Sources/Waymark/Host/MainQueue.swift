import Dispatch

/// The queue that the main actor runs on.
package enum MainQueue {
  /// Keys are compared by identity and hold nothing, so they can be shared, although older SDKs do not
  /// declare it.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()
    // Kept, because without Objective-C every access to the main queue creates another object.
    let queue = DispatchQueue.main

    init() { queue.setSpecific(key: key, value: true) }
  }

  private static let mark = Mark()

  /// Whether this code runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }

  /// Does something at once on this queue, or on its next turn.
  ///
  /// - Parameter body: What to do.
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent { unsafeBitCast(body, to: (() -> Void).self)() } else { async(body) }
  }

  /// Does something on the queue's next turn.
  ///
  /// - Parameter body: What to do.
  package static func async(_ body: @escaping @MainActor () -> Void) {
    // As a closure of the main actor, it would check at run time that it runs on its queue. The two types differ only in the
    // actor, and the main queue is that actor's.
    mark.queue.async(execute: unsafeBitCast(body, to: (@Sendable () -> Void).self))
  }

  /// Ends a value and lets go of it on this queue, from whichever thread a `deinit` runs on.
  ///
  /// The last reference to an object may be dropped anywhere, and its content are hosts, screens and closures of an app, which
  /// expect the main actor.
  ///
  /// - Parameters:
  ///   - value: The value, `nil` afterwards.
  ///   - end: What to do with it before.
  package static func release<Value>(
    _ value: inout Value?, _ end: @escaping @MainActor (Value) -> Void = { _ in }
  ) {
    guard value != nil else { return }
    // Counted by hand, so that no reference of this thread can be the last one.
    let parcel = Unmanaged.passRetained(Parcel(value.take()))
    run {
      let parcel = parcel.takeRetainedValue()
      if let value = parcel.value { end(value) }
    }
  }

  private final class Parcel<Value>: @unchecked Sendable {
    let value: Value?

    init(_ value: Value?) { self.value = value }
  }
}

/// A value that is released only on the main actor, wherever the last reference to its holder is dropped.
@MainActor
package final class MainBound<Value> {
  private nonisolated(unsafe) var held: Value?

  package init(_ value: Value) { held = value }

  package var value: Value {
    guard let held else { preconditionFailure("The value is being released") }
    return held
  }

  deinit { MainQueue.release(&held) }
}
