/// The next thing that makes one tree differ from another, as positions: what a ``Step`` is made of, before
/// any element is read or copied.
public struct TreeDifference: Hashable, Sendable {
  /// What differs.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// The topmost modal has to go.
    case dismiss(index: Int)
    /// A run of a stack differs; what is below and above it is the same.
    case stack(path: ContainerPath, keptBelow: Int, removed: Int, inserted: Int, keptAbove: Int)
    /// Another tab is selected, or another column is in front.
    case select(path: ContainerPath, from: Int, to: Int)
    /// A modal has to come.
    case present(index: Int)
    /// Columns go or come after those that are kept.
    case columns(path: ContainerPath, kept: Int)
    /// A container is of another kind, or has other tabs or another number of places.
    case replace(path: ContainerPath)
    /// An element is the same one, with another value.
    case update(position: ElementPosition)
  }

  /// What differs.
  public let kind: Kind

  /// Whether the user sees it change: it is not below a modal or in a tab that is not selected.
  public let isVisible: Bool

  /// Whether it is the last change that the user sees on the way to the other tree, the one that may be
  /// animated.
  public let isLastVisible: Bool

  @inlinable
  init(_ kind: Kind, isVisible: Bool, isLastVisible: Bool) {
    self.kind = kind
    self.isVisible = isVisible
    self.isLastVisible = isLastVisible
  }
}
