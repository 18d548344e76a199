#if GTK && canImport(CGTK4)
  /// An act of the user, the app or another program on a window, of which GTK tells.
  enum WindowEvent {
    /// The way back was pressed: the button, or that of a mouse.
    case back
    /// A key was pressed that no widget has used.
    case key(KeyPress)
    /// The window is to be closed.
    case closeRequest
    /// The window is gone, and the host has not taken it away.
    case destroyed
    case unmapped
    /// Another widget has the keyboard, or none.
    case focusMoved
    /// The window has come, its content was laid out, or will have another width when it is shown.
    case laidOut
  }
#endif
