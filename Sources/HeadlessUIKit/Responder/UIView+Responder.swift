extension UIView {
  /// Resigns the first responder, if it is this view or one inside it, before the view leaves its window.
  func giveUpResponder() {
    guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
    responder.resignFirstResponder()
  }
}
