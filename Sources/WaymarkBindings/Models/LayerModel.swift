package import Waymark

/// A layer of the tree, the root of the window or a modal, and what is presented over it.
@MainActor
package final class LayerModel<R: Route>: Identifiable, HostLayer {
  /// How the modal is presented; `nil` for the root.
  package let style: Presentation.Style?

  /// The entry that a modal is known by.
  package let root: EntryID

  /// Whether an alert is shown, which has buttons and no screen.
  package let isAlert: Bool

  private var shownContent: ContainerModel<R>
  private var shownModal: LayerModel?
  private let contentSignal = Signal()
  private let modalSignal = Signal()

  /// The modals over the layer that views have shown and not yet called gone, oldest first.
  ///
  /// The views of a modal whose end nobody reports do not keep it.
  private var presented: [Presented] = []

  private struct Presented {
    weak var layer: LayerModel?
  }

  /// The alert over the layer that was closed last, while it may still be seen.
  var fadingAlert: LayerModel?

  /// Whether views have said that the modal is gone from the screen.
  var isGone = false

  /// Whether views have written that the alert is closed, and its answer is waited for.
  var isAnswering = false

  init(style: Presentation.Style?, root: EntryID, isAlert: Bool, content: ContainerModel<R>) {
    self.style = style
    self.root = root
    self.isAlert = isAlert
    shownContent = content
  }

  /// The container of the layer.
  package var content: ContainerModel<R> {
    contentSignal.read()
    return shownContent
  }

  package var node: ContainerModel<R> { content }

  /// The screen that a modal is known by, or an alert is made of.
  package var firstScreen: ScreenNode<R> { content.firstScreen }

  /// The layer that is presented over this one, if there is one.
  package var modal: LayerModel? {
    modalSignal.read()
    return shownModal
  }

  /// The alert over the layer, or the one that is on its way out and still shows its text.
  package var alert: LayerModel? {
    if let modal, modal.isAlert { modal } else { fadingAlert }
  }

  func show(_ content: ContainerModel<R>) {
    guard !shownContent.isSame(as: content) else { return }
    contentSignal.change { shownContent = content }
  }

  func present(_ modal: LayerModel?) {
    guard shownModal !== modal else { return }
    modalSignal.change { shownModal = modal }
  }

  /// Views have begun to show a modal.
  func notePresented(_ modal: LayerModel) {
    modal.isGone = false
    if !presented.contains(where: { $0.layer === modal }) { presented.append(Presented(layer: modal)) }
  }

  /// The modal that views report as gone, without saying which it is.
  ///
  /// - Parameter isWithdrawn: Whether a modal is no longer wanted, which makes it likely that it is this one.
  /// - Returns: The modal, or `nil` if none is known to have been shown.
  func takeDismissed(where isWithdrawn: (LayerModel) -> Bool) -> LayerModel? {
    presented.removeAll { $0.layer == nil }
    guard !presented.isEmpty else { return nil }
    let index = presented.firstIndex { $0.layer.map(isWithdrawn) ?? false } ?? presented.startIndex
    return presented.remove(at: index).layer
  }

  /// Makes views read again what has not changed, because they have written something else.
  func insist() { modalSignal.change() }
}
