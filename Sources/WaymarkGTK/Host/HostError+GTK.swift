#if GTK && canImport(CGTK4)
  import Waymark

  extension HostError {
    /// The window was closed.
    public static let windowClosed = HostError("the window was closed; make a new host for another one")
  }
#endif
