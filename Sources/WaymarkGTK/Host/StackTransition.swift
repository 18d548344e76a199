#if GTK && canImport(CGTK4)
  import CGTK4

  /// How a stack moves from one screen to another.
  public struct StackTransition: Sendable {
    /// How it moves when screens come.
    public var forward: GtkStackTransitionType
    /// How it moves when screens go.
    public var backward: GtkStackTransitionType
    /// How long it takes.
    public var duration: Duration

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - forward: How it moves when screens come.
    ///   - backward: How it moves when screens go.
    ///   - duration: How long it takes.
    public init(
      forward: GtkStackTransitionType, backward: GtkStackTransitionType,
      duration: Duration = .milliseconds(200)
    ) {
      self.forward = forward
      self.backward = backward
      self.duration = duration
    }

    /// The new screen comes from the right, the old one leaves to it.
    public static let slide = StackTransition(
      forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT, backward: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)

    /// One screen fades into the other.
    public static let crossfade = StackTransition(
      forward: GTK_STACK_TRANSITION_TYPE_CROSSFADE, backward: GTK_STACK_TRANSITION_TYPE_CROSSFADE,
      duration: .milliseconds(120))

    /// The other screen is there at once.
    public static let none = StackTransition(
      forward: GTK_STACK_TRANSITION_TYPE_NONE, backward: GTK_STACK_TRANSITION_TYPE_NONE, duration: .zero)
  }
#endif
