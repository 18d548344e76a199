import Waymark

extension UIView {
  /// Marks the view as the one that a screen zooms out of which is opened with `.zoom(from: id)`.
  ///
  /// ```swift
  /// cell.contentView.transitionSource("photo-\(photo.id)")
  /// ```
  ///
  /// - Parameter id: The id, in place of an earlier one; `nil` for none.
  public func transitionSource(_ id: String?) {
    for case let mark as TransitionMark in subviews { mark.removeFromSuperview() }
    guard let id else { return }
    let mark = TransitionMark(frame: .zero)
    mark.isHidden = true
    mark.id = id
    addSubview(mark)
  }

  /// The view in this one, or this one itself, that is marked with an id.
  fileprivate func view(markedAs id: String) -> UIView? {
    for view in subviews {
      if let mark = view as? TransitionMark, mark.id == id { return self }
      if let found = view.view(markedAs: id) { return found }
    }
    return nil
  }
}

/// Marks the view that it lies in as the source of a zoom.
private final class TransitionMark: UIView {
  var id = ""
}

extension UIKitHost {
  /// Has a controller grow out of the view below that its request's style names, and shrink into it later.
  ///
  /// UIKit's usual animation is seen if no view is marked, and before iOS 18. A zoom's own gestures begin where UIKit lets them and they
  /// `mayClose` it.
  func zoom(
    _ controller: UIViewController, over below: UIViewController?, _ request: UIKitRequest<R>,
    mayClose: @escaping () -> Bool
  ) {
    // UIKit has it since its version 8000, that of iOS 18.
    #if os(Linux) || os(macOS) || canImport(UIKit, _version: 8000)
      guard #available(iOS 18, tvOS 18, visionOS 2, *), transitions[request.style] == nil,
        let id = request.style.zoomSource, below?.viewIfLoaded?.view(markedAs: id) != nil
      else { return }
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { $0.willBegin && mayClose() }
      controller.preferredTransition = .zoom(options: options) { context in
        context.sourceViewController.viewIfLoaded?.view(markedAs: id)
      }
    #endif
  }
}
