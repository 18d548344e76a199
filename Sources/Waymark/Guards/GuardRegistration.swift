/// A guard that was added to a router, or a screen's veto: what takes it away again.
///
/// Letting go of the registration keeps the guard; ``cancel()`` takes it away.
@MainActor
public final class GuardRegistration {
  private let onCancel: @MainActor () -> Void

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Takes the guard away, although a question it was already asked is still answered.
  public func cancel() { onCancel() }
}
