/// A way back to a router that does not keep it alive.
///
/// One is shared by all handles and acknowledgements of a router: a weak reference of their own would cost each of them
/// more than the rest of it.
@MainActor
@usableFromInline
final class RouterLink<R: Route> {
  @exclusivity(unchecked) @usableFromInline weak var router: Router<R>?

  /// Tells the router that a host has done what it was asked for.
  @exclusivity(unchecked) @usableFromInline
  var onSuccess: @MainActor (RouterLink, _ generation: UInt64) -> Void = { _, _ in }

  @inlinable init() {}
}
