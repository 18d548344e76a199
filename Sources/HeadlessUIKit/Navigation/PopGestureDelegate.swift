/// What decides about the swipe back unless the app sets a delegate of its own.
@MainActor
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, let top = navigationController.topViewController else { return false }
    return !navigationController.isNavigationBarHidden && top.navigationItem.showsBackButton
  }
}
