/// How far two trees are known to be the same, on the way from one to the other.
///
/// Pass it from step to step, so that each search begins where the last one ended and all the steps together
/// cost O(*n*), where *n* is the number of elements of both trees. It is valid as long as the first tree
/// changes only by the steps that ``Tree/firstStep(to:resuming:)`` gave and the other tree does not change.
/// Begin with a new one after anything else: one that is out of date can miss differences, but does no other
/// harm.
public struct DiffProgress: Hashable, Sendable {
  /// How many modals, from the lowest, are the same ones in both trees.
  @usableFromInline var sameModals: Int

  /// Where the last difference was: in the order of the search nothing before it differs.
  @usableFromInline var path: ContainerPath

  /// The position in the stack at `path` from which elements may have other values where only values differ there; -1 where
  /// that is not known.
  @usableFromInline var updatesFrom: Int

  /// Whether nothing differs in what is hidden.
  @usableFromInline var isHiddenSame: Bool

  /// Makes the progress of a search that has not begun.
  @inlinable
  public init() {
    sameModals = 0
    path = .root
    updatesFrom = -1
    isHiddenSame = false
  }

  /// Whether the search has come to a place inside a layer, and not only to the layer.
  @inlinable var isInsideLayer: Bool { path.branchCount > 0 || updatesFrom >= 0 }

  /// Notes what was found last.
  @inlinable
  mutating func note(_ found: TreeDifference.Kind) {
    updatesFrom = -1
    switch found {
    case .stack(let path, _, _, _, _), .select(let path, _, _), .columns(let path, _),
      .replace(let path):
      self.path = path
    case .update(let position):
      path = position.path
      updatesFrom = position.index
    case .dismiss, .present: break
    }
  }

  /// Notes that what is hidden of a layer may be another part than before: everything in it is looked at again.
  @inlinable
  mutating func restart(layer: Int) {
    path = ContainerPath(layer: layer)
    updatesFrom = -1
    isHiddenSame = false
  }
}
