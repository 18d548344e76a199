extension UIPresentationController {
  /// The style that the presentation adapts to in the width of a window; `none` if it keeps its own.
  func adaptation(in window: UIWindow) -> UIModalPresentationStyle {
    let isCompact = window.horizontalSizeClass == .compact
    guard isCompact || presented.modalPresentationStyle != .popover else { return .none }
    let asked =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: window.traitCollection) ?? .automatic
    return asked == .automatic ? (isCompact ? systemAdaptiveStyle : .none) : asked
  }

  /// Tells the delegate which style the presentation adapts to, and takes it.
  func settleStyle(_ adapted: UIModalPresentationStyle, in window: UIWindow) {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: nil)
    let style = adapted == .none ? presented.modalPresentationStyle : adapted
    if style == .popover, let popover = self as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
      precondition(
        popover.hasAnchor,
        """
        NSGenericException: UIPopoverPresentationController \(popover.consoleName) should have a non-nil \
        sourceView or barButtonItem set before the presentation occurs.
        """)
    }
    effectiveStyle = style
    settledWidth = window.horizontalSizeClass
  }

  /// Takes the style for the width of a window, if that is another than before.
  ///
  /// A presentation that comes or goes takes it when that has ended.
  func adapt(in window: UIWindow) {
    guard let settledWidth, settledWidth != window.horizontalSizeClass,
      let presenter, presented.presentingHere === presenter, !presented.isPresentationChanging
    else { return }
    let adapted = adaptation(in: window)
    guard (adapted == .none ? presented.modalPresentationStyle : adapted) != effectiveStyle else {
      self.settledWidth = window.horizontalSizeClass
      return
    }
    let wasRemoved = shouldRemovePresentersView
    settleStyle(adapted, in: window)
    guard containerView?.window === window, presented.presentingHere === presenter else { return }
    if window.variant.adaptingReplacesContainer { replaceContainer() }
    guard shouldRemovePresentersView != wasRemoved else { return }
    if wasRemoved { putBack(presenter) } else { takeAway(presenter) }
  }

  private func replaceContainer() {
    guard let old = containerView, let place = old.superview,
      let index = place.subviews.firstIndex(where: { $0 === old })
    else { return }
    let new = UIView(frame: old.frame)
    place.insertSubview(new, at: index)
    containerView = new
    if let view = presented.loadedView, view.superview === old { new.addSubview(view) }
    old.removeFromSuperview()
  }

  private func takeAway(_ presenter: UIViewController) {
    presenter.beginAppearance(false, animated: false)
    // A callback may have dismissed it.
    guard presented.presentingHere === presenter else { return }
    if let place = presenter.loadedView?.superview { presenterSuperview = place }
    presenter.loadedView?.removeFromSuperview()
    presenter.endAppearance(false)
  }

  private func putBack(_ presenter: UIViewController) {
    guard isPresenterInPlace else { return }
    presenter.beginAppearance(true, animated: false)
    if let view = presenter.loadedView, view.superview == nil {
      presenterSuperview?.insertSubview(view, at: 0)
    }
    presenter.passIsAppearing(false)
    presenter.endAppearance(true)
  }
}

extension UIWindow {
  /// Lets every presentation adapt to the window's width, the lowest first.
  func adaptPresentations() {
    for presented in roots.flatMap({ chain(from: $0).dropFirst() }) {
      presented.storedPresentationController?.adapt(in: self)
    }
  }
}
