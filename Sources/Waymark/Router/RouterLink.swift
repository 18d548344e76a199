/// A way back to a router that does not keep it alive.
///
/// One is shared by all handles and acknowledgements of a router: a weak reference of their own would cost each of them
/// more than the rest of it.
@MainActor
@usableFromInline
final class RouterLink<R: Route> {
  @exclusivity(unchecked) @usableFromInline weak var router: Router<R>?

  /// The way of a step, compiled for the app's routes, for code that is compiled once for all of them.
  @usableFromInline let way: StepWay<R>

  @inlinable
  init(way: StepWay<R>) {
    self.way = way
  }
}
