/// The properties of a router that can be observed.
///
/// A generic class makes a key path at run time, which takes longer than a navigation, so each is made once for a router.
@MainActor
final class ObservedProperties<R: Route> {
  let tree: KeyPath<Router<R>, EntryTree<R>> = \.tree
  let shown: KeyPath<Router<R>, EntryTree<R>?> = \.shown
  let isSettled: KeyPath<Router<R>, Bool> = \.isSettled
  let columnsThatFit: KeyPath<Router<R>, Int> = \.columnsThatFit
  let objectors: KeyPath<Router<R>, Set<EntryID>> = \.objectors
}
