// Only a collapsed split view puts stacks on a stack.
extension UINavigationController {
  /// Replaces the stack without a transition, and without telling controllers of appearance or parents: the
  /// split view does that.
  func restack(_ controllers: [UIViewController]) {
    stack = controllers
    let old = displayed
    if displayed !== controllers.last {
      if let loadedView, displayed?.loadedView?.superview === loadedView {
        displayed?.loadedView?.removeFromSuperview()
      }
      displayed = controllers.last
    }
    // If the view has not been loaded, there is no reason to load it.
    if let loadedView, let topView = controllers.last?.loadedView, topView.superview !== loadedView {
      loadedView.addSubview(topView)
    }
    // A disappearance that has begun here or at the old parent has nobody else to end it.
    if old !== controllers.last, old?.appearance == .disappearing { old?.endAppearance(false) }
    if appearance == .disappeared, controllers.last?.appearance == .disappearing {
      controllers.last?.endAppearance(false)
    }
  }

  /// Shows the top of the stack at once, even in the middle of a transition.
  func catchUp() {
    running?.endNow()
    guard running == nil, displayed !== stack.last else { return }
    let old = displayed
    displayed = stack.last
    if let old, !isShownElsewhere(old) {
      old.beginAppearance(false, animated: false)
      old.loadedView?.removeFromSuperview()
      old.endAppearance(false)
    }
    if let top = stack.last { appearNow(top) }
  }

  /// The stack around this one in a collapsed split view.
  var outerStack: UINavigationController? { storedParent as? UINavigationController }

  /// The controller whose item the bar shows: the top of the innermost stack.
  var barController: UIViewController? {
    guard let top = stack.last else { return nil }
    return (top as? UINavigationController)?.barController ?? top
  }
}
