/// Moves objects to the main actor, where they have to be released.
///
/// An object whose last reference is dropped on another thread would release its content there: hosts, screens and
/// closures of an app, which expect the main actor. So its `deinit` moves the content into a parcel and delivers it.
package final class MainParcel: @unchecked Sendable {
  // Filled by the releasing thread, and emptied later on the main queue.
  private var contents: [@MainActor () -> Void] = []

  package init() {}

  /// Moves something into the parcel.
  ///
  /// When this returns, only the parcel holds the value, so no last reference is left behind.
  ///
  /// - Parameters:
  ///   - value: What to take, `nil` afterwards.
  ///   - end: What to do with it on the main actor, before it is released there.
  @inline(never)
  package func take<Value>(_ value: inout Value?, _ end: @escaping @MainActor (Value) -> Void = { _ in }) {
    guard value != nil else { return }
    nonisolated(unsafe) let taken = value.take()
    contents.append { if let taken { end(taken) } }
  }

  /// Releases everything: at once on the main queue, or else on its next turn.
  package func deliver() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { open() }
    } else if !contents.isEmpty {
      MainQueue.async { self.open() }
    }
  }

  @MainActor
  private func open() {
    let contents = contents
    self.contents = []
    for end in contents { end() }
  }
}
