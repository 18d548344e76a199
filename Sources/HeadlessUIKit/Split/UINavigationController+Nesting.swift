// In a collapsed split view stacks lie on a stack, which nothing else brings about.
extension UINavigationController {
  /// Takes another stack without a transition, appearance calls or parents told, which the split view sees to.
  func restack(_ controllers: [UIViewController]) {
    stack = controllers
    let old = displayed
    if displayed !== controllers.last {
      if let loadedView, displayed?.loadedView?.superview === loadedView {
        displayed?.loadedView?.removeFromSuperview()
      }
      displayed = controllers.last
    }
    // What is not seen yet is not loaded for it.
    if let loadedView, let topView = controllers.last?.loadedView, topView.superview !== loadedView {
      loadedView.addSubview(topView)
    }
    // Nobody else ends what was disappearing here, or elsewhere.
    if old !== controllers.last, old?.appearance == .disappearing { old?.endAppearance(false) }
    if appearance == .disappeared, controllers.last?.appearance == .disappearing {
      controllers.last?.endAppearance(false)
    }
  }

  /// Has what shows follow the stack at once, also in the middle of a change.
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
    guard let top = stack.last, displayed === top, appearance == .appeared || appearance == .appearing else {
      return
    }
    top.beginAppearance(true, animated: false)
    // What appears may have had another take its place.
    guard displayed === top else { return }
    install(top)
    guard appearance == .appeared else { return }
    top.passIsAppearing(false)
    top.endAppearance(true)
  }

  /// The stack around this one in a collapsed split view.
  var outerStack: UINavigationController? { storedParent as? UINavigationController }

  /// The controller whose item the bar shows: the top of the innermost stack.
  var barController: UIViewController? {
    guard let top = stack.last else { return nil }
    return (top as? UINavigationController)?.barController ?? top
  }
}
