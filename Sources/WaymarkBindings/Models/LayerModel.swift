import Waymark

/// A layer of the tree, the root of the window or a modal, and what is presented over it.
@MainActor
package final class LayerModel<R: Route>: Identifiable, HostLayer {
  /// How the modal is presented; `nil` for the root.
  package let style: ModalStyle?

  /// The entry that a modal is known by.
  package let root: EntryID

  /// Whether an alert is shown, which has buttons and no screen.
  package let isAlert: Bool

  private var shownContent: ContainerModel<R>
  private var shownModal: LayerModel?
  private let contentSignal = Signal()
  private let modalSignal = Signal()

  /// Whether views have said that the modal is gone from the screen.
  var isGone = false

  /// Whether views have written that the alert is closed, and its answer is waited for.
  var isAnswering = false

  init(style: ModalStyle?, root: EntryID, isAlert: Bool, content: ContainerModel<R>) {
    self.style = style
    self.root = root
    self.isAlert = isAlert
    shownContent = content
  }

  /// What the layer holds.
  package var content: ContainerModel<R> {
    contentSignal.read()
    return shownContent
  }

  package var node: ContainerModel<R> { content }

  /// The screen that a modal is known by, or an alert is made of.
  package var firstScreen: ScreenModel<R> {
    var container = content
    while case .tabs(let tabs) = container { container = tabs.tabs[0].content }
    guard case .stack(let stack) = container else { preconditionFailure("Tabs lead to stacks") }
    return stack.root
  }

  /// What is presented over the layer, if anything.
  package var modal: LayerModel? {
    modalSignal.read()
    return shownModal
  }

  func show(_ content: ContainerModel<R>) {
    guard !shownContent.isSame(as: content) else { return }
    contentSignal.change { shownContent = content }
  }

  func present(_ modal: LayerModel?) {
    guard shownModal !== modal else { return }
    modalSignal.change { shownModal = modal }
  }

  /// Has views read again what has not changed, because they have written something else.
  func insist() { modalSignal.change() }
}
