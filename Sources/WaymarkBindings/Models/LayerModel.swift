package import Waymark

/// The root of the window or a modal, with the modal over it.
@MainActor
package final class LayerModel<R: Route>: Identifiable, HostLayer {
  /// The last report of views about a modal.
  enum Presence {
    /// The modal is on the screen, or views have reported nothing yet.
    case there
    /// The alert has closed, and the host waits for the answer of its button.
    case answering
    /// The modal has gone from the screen.
    case gone
  }

  /// How the modal is presented, with the height at which a sheet rests now; `nil` for the root.
  @Shown package private(set) var presentation: Presentation?

  /// The entry by which the tree knows a modal.
  package let root: EntryID

  /// Whether the modal is an alert with buttons and no screen.
  package let isAlert: Bool

  /// The id of the view that the modal has grown out of.
  package let zoomSource: String?

  /// The container of the layer.
  @Shown package private(set) var node: ContainerModel<R>

  /// The modal over this layer, if there is one.
  @Shown package private(set) var modal: LayerModel?

  /// The alert that was over the layer, while the user may see it on its way out.
  var fadingAlert: LayerModel?

  var presence = Presence.there

  init(
    _ presentation: Presentation?, root: ScreenNode<R>, isAlert: Bool, node: ContainerModel<R>
  ) {
    _presentation = Shown(wrappedValue: presentation)
    self.root = root.id
    zoomSource = root.zoomSource
    self.isAlert = isAlert
    _node = Shown(wrappedValue: node)
    _modal = Shown(wrappedValue: nil)
  }

  package var style: Presentation.Style? { presentation?.style }

  /// The screen at the bottom of the modal; an alert has its text by that screen's route.
  package var firstScreen: ScreenNode<R> { node.firstScreen }

  /// The alert over the layer, or one on its way out.
  package var alert: LayerModel? {
    if let modal, modal.isAlert { modal } else { fadingAlert }
  }

  func show(_ node: ContainerModel<R>) {
    if !self.node.isSame(as: node) { self.node = node }
  }

  /// Shows the heights of a sheet, or another one of them; a modal never changes its style.
  func show(_ presentation: Presentation) {
    if self.presentation != presentation { self.presentation = presentation }
  }

  /// Makes views read the heights again, because they have written one that the sheet does not have.
  func insistOnDetent() { _presentation.insist() }

  func present(_ modal: LayerModel?) {
    if self.modal !== modal { self.modal = modal }
  }

  /// Makes views read the modal again, because they have written that there is none.
  func insist() { _modal.insist() }
}
