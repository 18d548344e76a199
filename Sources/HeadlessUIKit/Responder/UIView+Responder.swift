extension UIView {
  /// Lets go of what is typed, where this view or one inside it has it, before the view leaves its window.
  func giveUpResponder() {
    guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
    responder.resignFirstResponder()
  }
}
