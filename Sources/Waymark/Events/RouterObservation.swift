/// Something that watches a router: what takes it away again.
///
/// Letting go of it keeps it watching; ``cancel()`` takes it away.
@MainActor
public final class RouterObservation {
  private let onCancel: @MainActor () -> Void

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Takes the observer away.
  public func cancel() { onCancel() }
}
