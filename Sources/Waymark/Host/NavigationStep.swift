/// A step for a host to perform, and how to perform it.
public struct NavigationStep<R: Route>: Sendable {
  /// What happens.
  public let change: Step<Entry<R>>.Change

  /// Whether the user sees it happen: it is not below a modal or in a tab that is not selected.
  public let isVisible: Bool

  /// Whether the host may animate it.
  public let isAnimated: Bool

  /// How the host should animate it; the host's usual way if `nil`.
  @inlinable public var transition: TransitionStyle? { options?.transition }

  /// The navigation that the step is made for: the newest that was committed when it began.
  public let navigationID: NavigationID

  @usableFromInline let options: NavigationOptions?

  @inlinable
  init(_ step: Step<Entry<R>>, options: NavigationOptions?, navigationID: NavigationID) {
    self.change = step.change
    self.isVisible = step.isVisible
    self.isAnimated = step.isAnimated
    self.options = options
    self.navigationID = navigationID
  }

  /// The step without what concerns its navigation.
  public var step: Step<Entry<R>> { Step(change, isVisible: isVisible, isAnimated: isAnimated) }
}

extension NavigationStep: CustomStringConvertible {
  /// What happens, in one short line: `push article(id: 5)`; a step that the user does not see ends in
  /// `, hidden`.
  public var description: String { step.description }
}
