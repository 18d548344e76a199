extension UIViewController {
  func presentationControllerNow() -> UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    if let storedParent, presentingHere == nil, storedParent.outermost.presentingHere != nil {
      return storedParent.presentationController
    }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .custom:
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presentingHere, source: presentingHere ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: presentingHere)
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: presentingHere)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presentingHere)
    default:
      made = UIPresentationController(presentedViewController: self, presenting: presentingHere)
    }
    storedPresentationController = made
    return made
  }

  func performPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      presented !== self,
      "NSInvalidArgumentException: Application tried to present modally a view controller on itself.")
    precondition(
      presented.presentingHere == nil,
      """
      NSInvalidArgumentException: Application tried to present modally a view controller \
      \(presented.consoleName) that is already being presented by another view controller.
      """)
    precondition(
      presented.storedParent == nil,
      """
      NSInvalidArgumentException: Application tried to present modally a view controller \
      \(presented.consoleName) that has a parent view controller.
      """)
    let presenter = presenter(for: presented)
    guard mayPresent(presented, on: presenter), let window = presenter.loadedView?.window else { return }

    presenter.presentedHere = presented
    presented.presentingHere = presenter
    guard let manager = presented.presentationControllerNow() else { return }
    manager.presenter = presenter
    manager.settleStyle(manager.adaptation(in: window), in: window)
    Presentation(presenter: presenter, presented: presented, manager: manager, source: self, window: window)
      .present(animated: animated, completion: completion)
  }

  /// The controller that presents: for styles with a context the nearest one that defines a context, and
  /// otherwise the outermost.
  private func presenter(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return sequence(first: self, next: \.storedParent).first(where: \.definesPresentationContext) ?? outermost
  }

  private func mayPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
    let attempt =
      "Attempt to present \(presented.consoleName) on \(presenter.consoleName) (from \(consoleName))"
    if let other = presenter.presentedHere {
      UIKitWarnings.record(.alreadyPresenting, "\(attempt) which is already presenting \(other.consoleName).")
      return false
    }
    if presenter.loadedView?.window == nil {
      UIKitWarnings.record(.notInWindowHierarchy, "\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    if presenter.isPresentationChanging {
      UIKitWarnings.record(.transitionInProgress, "\(attempt) while a presentation is in progress!")
      return false
    }
    return true
  }

  func performDismissal(animated: Bool, completion: (() -> Void)?) {
    var current: UIViewController? = self
    while let controller = current {
      if controller.presentedHere != nil {
        return controller.dismissPresented(animated: animated, completion: completion)
      }
      current = controller.storedParent
    }
    current = self
    while let controller = current {
      if let presenter = controller.presentingHere {
        return presenter.dismiss(animated: animated, completion: completion)
      }
      current = controller.storedParent
    }
    completion?()
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let dismissal = Dismissal(presenter: self) else {
      UIKitWarnings.record(
        .transitionInProgress,
        "Attempt to dismiss from view controller \(consoleName) while a presentation or dismiss is in progress!"
      )
      return
    }
    dismissal.run(animated: animated, isInteractive: false, completion: completion)
  }
}
