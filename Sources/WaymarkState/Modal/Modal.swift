/// What is presented over the root or over another modal: a style, and a container of its own.
public struct Modal<Element: TreeElement>: Hashable, Sendable {
  /// How the modal lies over what is below it.
  public let style: ModalStyle

  /// What the modal holds.
  public var container: Container<Element>

  /// Makes a modal.
  ///
  /// - Parameters:
  ///   - style: How it lies over what is below it.
  ///   - container: What it holds.
  @inlinable
  public init(style: ModalStyle, container: Container<Element>) {
    self.style = style
    self.container = container
  }

  /// Makes a modal that holds a stack.
  ///
  /// - Parameters:
  ///   - style: How it lies over what is below it.
  ///   - stack: What it holds.
  @inlinable
  public init(_ style: ModalStyle, _ stack: RouteStack<Element>) {
    self.init(style: style, container: .stack(stack))
  }

  /// The element that the modal started with and is known by.
  @inlinable public var root: Element { container.root }

  /// Whether two modals at the same position are one modal that changed, and not one in place of another.
  ///
  /// - Parameter other: The modal to compare with.
  /// - Returns: `true` if style and root element are the same.
  @inlinable
  public func isSameModal(as other: Modal) -> Bool {
    style == other.style && root.isSameElement(as: other.root)
  }
}
