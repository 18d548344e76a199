#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// A layer of the tree and its window: the root, or a modal.
  @MainActor
  final class Layer<R: Route>: HostLayer {
    /// How the modal lies over what is below it; `nil` for the root.
    let style: Presentation.Style?

    /// The entry that a modal is known by.
    let root: EntryID

    let frame: WindowFrame
    var node: ContainerNode<R>

    /// How many columns fit in the window.
    var room = 1

    init(style: Presentation.Style?, root: EntryID, frame: WindowFrame, node: ContainerNode<R>) {
      self.style = style
      self.root = root
      self.frame = frame
      self.node = node
    }
  }
#endif
