/// Things on their way to the main actor, which alone may let go of them.
///
/// An object whose last reference is dropped on another thread would free there what it holds: hosts, screens and the
/// closures of an app, which expect the main actor. Its `deinit` moves that into a parcel and delivers it.
package final class MainParcel: @unchecked Sendable {
  // Filled by the thread that lets go, and emptied on the main queue after that.
  private var contents: [@MainActor () -> Void] = []

  package init() {}

  /// Moves something into the parcel.
  ///
  /// Nothing is left behind that could be the last reference: what is taken is only held by the parcel when this returns.
  ///
  /// - Parameters:
  ///   - value: What to take, `nil` afterwards.
  ///   - end: What to do with it on the main actor, before it is let go of there.
  @inline(never)
  package func take<Value>(_ value: inout Value?, _ end: @escaping @MainActor (Value) -> Void = { _ in }) {
    guard value != nil else { return }
    nonisolated(unsafe) let taken = value.take()
    contents.append { if let taken { end(taken) } }
  }

  /// Lets go of everything: at once on the main queue, else on its next turn.
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
