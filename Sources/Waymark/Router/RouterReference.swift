/// A reference to a router that does not keep it alive.
///
/// One is shared by all handles and acknowledgements of a router: a weak reference of their own would cost each of them
/// more than the rest of it.
@MainActor
@usableFromInline
final class RouterReference<R: Route> {
  @exclusivity(unchecked) @usableFromInline weak var router: Router<R>?

  /// The parts of a step, compiled for the app's routes, for code that is compiled once for all of them.
  @usableFromInline let specialized: SpecializedStep<R>

  @inlinable
  init(_ specialized: SpecializedStep<R>) {
    self.specialized = specialized
  }
}
