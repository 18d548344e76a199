/// A view that reports what the user does with it.
open class UIControl: UIView {
  /// The things that happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// Whether the control accepts touches.
  open var isEnabled = true

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Performs all actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform() }
  }
}

/// A control with a title, which the user taps.
open class UIButton: UIControl {
  /// The look of a button, which is not drawn here.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom
    /// The system's look.
    case system
  }

  /// The title that is shown.
  open private(set) var currentTitle: String?

  /// Creates a button that performs an action when it is tapped, and has the action's title.
  ///
  /// - Parameters:
  ///   - buttonType: The look.
  ///   - primaryAction: The action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.init()
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    currentTitle = primaryAction.title
  }
}
