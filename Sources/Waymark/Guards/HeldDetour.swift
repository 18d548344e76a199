/// A navigation that waits until a detour has been gone through.
@usableFromInline
struct HeldDetour<R: Route>: Sendable {
  let navigation: Navigation<R>

  /// What the guard wants to be gone through first.
  let detour: Intent<R>

  /// What was wanted, in a form that means the same on a later tree.
  let intent: Intent<R>

  /// The entry that the user saw when it was wanted.
  let origin: EntryID

  /// What was wanted, as a tree, for when the detour took the place of everything.
  var tree: EntryTree<R>

  /// The entries that the detour opened, the one that stands for it first.
  var opened: [EntryID]
}
