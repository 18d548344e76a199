/// How a modal lies over what is below it.
@nonexhaustive
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  /// A sheet over the page, which the user can usually pull down.
  case sheet
  /// A cover over the whole window.
  case fullScreen
  /// A bubble tied to a place on the page.
  case popover
  /// A question that wants an answer.
  case alert
}
