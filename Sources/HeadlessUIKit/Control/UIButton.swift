/// A control with a title, which the user taps.
open class UIButton: UIControl {
  /// The look of a button, which is not drawn here.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom
    /// The system's look.
    case system
  }

  /// The look.
  public private(set) var buttonType: ButtonType = .custom

  private var titles: [UIControl.State: String] = [:]

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    self.buttonType = buttonType
  }

  /// Creates a button that performs an action when it is tapped, and has the action's title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
  }

  /// Creates a button of a type that performs an action when it is tapped, and has the action's title.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0), primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
  }

  /// The title for a state.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The title that is shown.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected.
    public static let normal = State([])

    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)

    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)

    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
