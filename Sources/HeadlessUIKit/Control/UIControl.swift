/// A view that reports what the user does with it.
open class UIControl: UIView {
  /// The things that happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down.
    public static let touchDown = Event(rawValue: 1 << 0)

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

  /// Whether the control is selected.
  open var isSelected = false

  private var actions: [(action: UIAction, events: Event)] = []
  #if !canImport(ObjectiveC)
    private var targets: [(target: Weak<AnyObject>, selector: Selector, events: Event)] = []
  #endif

  /// Adds an action for events, and replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (entry.action, left)
    }
  }

  #if !canImport(ObjectiveC)
    /// Adds a target's method for events; see ``SelectorTarget``.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      guard let target = target as AnyObject? else { return }
      targets.append((Weak(target), action, controlEvents))
    }
  #endif

  /// Performs an action, as the control does when an event happens.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs all actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    #if !canImport(ObjectiveC)
      for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
        (entry.target.object as? any SelectorTarget)?.perform(entry.selector, with: self)
      }
    #endif
  }
}

/// Holds an object without owning it.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
