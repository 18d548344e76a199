#if GTK && canImport(CGTK4)
  public import CGTK4

  /// How a stack moves from one screen to another.
  public struct StackTransition: Sendable {
    /// The movement when screens are added.
    public var forward: GtkStackTransitionType
    /// The movement when screens are removed.
    public var backward: GtkStackTransitionType
    /// The duration of the movement.
    public var duration: Duration

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - forward: The movement when screens are added.
    ///   - backward: The movement when screens are removed.
    ///   - duration: The duration of the movement.
    public init(
      forward: GtkStackTransitionType, backward: GtkStackTransitionType,
      duration: Duration = .milliseconds(200)
    ) {
      self.forward = forward
      self.backward = backward
      self.duration = duration
    }

    /// New screens slide in from the right, and removed ones slide out to it.
    public static let slide = StackTransition(
      forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT, backward: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)

    /// One screen fades into the other.
    public static let crossfade = StackTransition(
      forward: GTK_STACK_TRANSITION_TYPE_CROSSFADE, backward: GTK_STACK_TRANSITION_TYPE_CROSSFADE,
      duration: .milliseconds(120))

    /// The other screen is shown at once.
    public static let none = StackTransition(
      forward: GTK_STACK_TRANSITION_TYPE_NONE, backward: GTK_STACK_TRANSITION_TYPE_NONE, duration: .zero)
  }
#endif
