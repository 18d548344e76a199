extension HeadlessUser {
  /// Begins to pull down the sheet in front.
  ///
  /// - Returns: The pull, which a finger holds, or `nil` if there is no sheet or it is moving.
  public func beginPullDown() -> PullDown? {
    guard let (presented, manager) = dismissible(by: .pull) else { return nil }
    guard mayDismiss(presented, manager) else { return PullDown(resistedBy: manager) }
    guard window.variant.pullIsTransition else {
      manager.delegate?.presentationControllerWillDismiss(manager)
      return PullDown(of: presented) { _ = dismiss(presented, manager, isInteractive: false) }
    }
    return begin(presented, manager, isInteractive: true).map { PullDown($0) }
  }

  /// Pulls the sheet in front all the way down.
  ///
  /// - Returns: Whether it is dismissed.
  @discardableResult
  public func pullDown() -> Bool {
    guard let pull = beginPullDown() else { return false }
    pull.update(0.6)
    pull.finish()
    return !pull.isResisted
  }

  /// Taps beside a popover or an action sheet.
  ///
  /// - Returns: Whether it is dismissed.
  @discardableResult
  public func tapOutside() -> Bool {
    if let alert = frontmost as? UIAlertController, alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    {
      return tap(cancel)
    }
    guard let (presented, manager) = dismissible(by: .tapOutside) else { return false }
    guard mayDismiss(presented, manager) else {
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
      return false
    }
    return begin(presented, manager, isInteractive: false) != nil
  }

  /// Drags the sheet in front to another height.
  ///
  /// - Parameter identifier: The height.
  /// - Returns: Whether it is one of the sheet's heights.
  @discardableResult
  public func dragSheet(to identifier: UISheetPresentationController.Detent.Identifier) -> Bool {
    guard !isPresenting,
      let sheet = frontmostPresented?.storedPresentationController?.sheet,
      sheet.detents.contains(where: { $0.identifier == identifier })
    else { return false }
    guard sheet.restingIdentifier != identifier else { return true }
    sheet.selectedDetentIdentifier = identifier
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }

  /// Taps a button of the alert in front, whose handler runs when the alert has gone.
  ///
  /// - Parameter action: The button.
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ action: UIAlertAction) -> Bool {
    guard !isPresenting, action.isEnabled, let alert = frontmost as? UIAlertController,
      alert.actions.contains(where: { $0 === action }), let presenter = alert.presentingHere,
      let dismissal = Dismissal(presenter: presenter)
    else { return false }
    dismissal.run(animated: true, isInteractive: false) { action.handler?(action) }
    return true
  }

  /// Taps the button with a title in the alert in front.
  ///
  /// - Parameter title: The title.
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tapAlert(_ title: String) -> Bool {
    guard let alert = frontmost as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title })
    else { return false }
    return tap(action)
  }

  private func dismissible(by way: UserDismissal) -> (UIViewController, UIPresentationController)? {
    guard !isPresenting, let presented = frontmostPresented,
      let manager = presented.storedPresentationController, manager.userDismissal == way
    else { return nil }
    return (presented, manager)
  }

  private func mayDismiss(_ presented: UIViewController, _ manager: UIPresentationController) -> Bool {
    var isModal = presented.isModalInPresentation
    var current = presented
    while !isModal {
      var child: UIViewController?
      current.forEachVisibleChild { child = $0 }
      guard let child else { break }
      isModal = child.isModalInPresentation
      current = child
    }
    return !isModal && manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
  }

  private func begin(
    _ presented: UIViewController, _ manager: UIPresentationController, isInteractive: Bool
  ) -> Dismissal? {
    guard presented.presentingHere.map({ Dismissal(presenter: $0) != nil }) == true else { return nil }
    manager.delegate?.presentationControllerWillDismiss(manager)
    return dismiss(presented, manager, isInteractive: isInteractive)
  }

  private func dismiss(
    _ presented: UIViewController, _ manager: UIPresentationController, isInteractive: Bool
  ) -> Dismissal? {
    guard let presenter = presented.presentingHere, let dismissal = Dismissal(presenter: presenter) else {
      return nil
    }
    dismissal.run(animated: true, isInteractive: isInteractive) {
      manager.delegate?.presentationControllerDidDismiss(manager)
    }
    return dismissal
  }
}
