package import WaymarkCore

/// A step for a host to perform, and how to perform it.
public struct NavigationStep<R: Route>: Sendable {
  package let own: PlaceStep
  private let options: StepOptions

  init(_ asked: HostStep) {
    own = asked.step
    options = asked.options
  }

  /// The change on the screen.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that the step takes away and brings.
  public var change: Step<Entry<R>>.Change { step.change }

  /// Whether the user sees it happen: it is not below a modal or in a tab that is not selected.
  public var isVisible: Bool { own.isVisible }

  /// Whether the host may animate it, which ``transition`` forbids if it is `.none`.
  public var isAnimated: Bool { own.isAnimated && transition != .none }

  /// How the host should animate it: as the navigation's options say, or else as a modal's presentation does.
  public var transition: TransitionStyle {
    let asked = NavigationOptions(options).transition
    guard asked == .standard else { return asked }
    return switch own.change {
    case .present(let modal, _): modal.presentation.transition
    case .dismiss(let modals, _): modals.first?.presentation.transition ?? .standard
    default: .standard
    }
  }

  /// The step without what concerns its navigation.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that the step takes away and brings.
  public var step: Step<Entry<R>> { own.typed() }
}

extension NavigationStep: CustomStringConvertible {
  /// The step in one short line: `push article(id: 5)`; a step that the user does not see ends in
  /// `, hidden`.
  public var description: String { step.description }
}
