import Waymark

/// The veto of a view, as long as the view is part of its screen and has a reason for it.
///
/// Views hold it, and say what is to be answered whenever they are described. A view that is covered or in another tab is
/// still part of its screen, and its veto stays; when nobody holds the veto any more it ends.
@MainActor
package final class LeaveVeto<R: Route> {
  private var decide: (@MainActor () -> Decision<R>)?
  private var isActive = false
  private var registration: Registration?
  /// The context that the veto is registered with.
  private var context: ScreenContext<R>?
  /// Has the host look at the vetoes again.
  private var didChange: (@MainActor () -> Void)?

  package init() {}

  /// Says what is answered from now on, and whether there is a reason to ask.
  ///
  /// It may be called while views are being described: nobody is told.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a reason.
  ///   - decide: What to answer.
  package func update(_ isActive: Bool, _ decide: @escaping @MainActor () -> Decision<R>) {
    self.isActive = isActive
    self.decide = decide
  }

  /// Registers or ends the veto, as was said last.
  ///
  /// - Parameters:
  ///   - context: The context of the screen that the view is in.
  ///   - didChange: Has the host look at the vetoes again.
  package func apply(to context: ScreenContext<R>, _ didChange: @escaping @MainActor () -> Void) {
    self.didChange = didChange
    let isElsewhere = self.context.map { $0.id != context.id || $0.phase == .removed } ?? false
    guard isActive != (registration != nil) || isElsewhere else { return }
    registration?.cancel()
    registration = isActive ? register(with: context) : nil
    self.context = isActive ? context : nil
    didChange()
  }

  private func register(with context: ScreenContext<R>) -> Registration {
    context.onLeave { [weak self] in
      // Said since, and not applied yet because the view is covered.
      guard let self, isActive, let decide else { return .allow }
      return decide()
    }
  }

  deinit {
    let parcel = MainParcel()
    parcel.take(&registration) { $0.cancel() }
    parcel.take(&context)
    parcel.take(&decide)
    parcel.take(&didChange) { $0() }
    parcel.deliver()
  }
}
