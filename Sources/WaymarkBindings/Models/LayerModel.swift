package import Waymark

/// A layer of the tree, the root of the window or a modal, and what is presented over it.
@MainActor
package final class LayerModel<R: Route>: Identifiable, HostLayer {
  /// Where a layer is, as far as views have said.
  enum Presence {
    /// It is on the screen, or comes there.
    case there
    /// A button has closed the alert, and its answer is waited for.
    case answering
    /// It is gone from the screen.
    case gone
  }

  /// The modal's way to be presented; `nil` for the root.
  package let style: Presentation.Style?

  /// The entry that a modal is known by.
  package let root: EntryID

  /// Whether an alert is shown, which has buttons and no screen.
  package let isAlert: Bool

  /// The container of the layer.
  @Shown package private(set) var node: ContainerModel<R>

  /// The layer that is presented over this one, if there is one.
  @Shown package private(set) var modal: LayerModel?

  /// The alert over the layer that was closed last, while it may still be seen.
  var fadingAlert: LayerModel?

  var presence = Presence.there

  init(style: Presentation.Style?, root: EntryID, isAlert: Bool, node: ContainerModel<R>) {
    self.style = style
    self.root = root
    self.isAlert = isAlert
    _node = Shown(wrappedValue: node)
    _modal = Shown(wrappedValue: nil)
  }

  /// The screen that a modal is known by, or an alert is made of.
  package var firstScreen: ScreenNode<R> { node.firstScreen }

  /// The alert over the layer, or the one that is on its way out and still shows its text.
  package var alert: LayerModel? {
    if let modal, modal.isAlert { modal } else { fadingAlert }
  }

  func show(_ node: ContainerModel<R>) {
    if !self.node.isSame(as: node) { self.node = node }
  }

  func present(_ modal: LayerModel?) {
    if self.modal !== modal { self.modal = modal }
  }

  /// Makes views read the modal again, because they have written that there is none.
  func insist() { _modal.insist() }
}
