/// A navigation of lower priority that came while one was waiting for its guards.
@usableFromInline
struct DeferredNavigation<R: Route>: Sendable {
  let intent: Intent<R>
  let navigation: Navigation<R>

  /// The detour that ends with it, where it is one that goes on.
  let resumed: HeldDetour<R>?
}
