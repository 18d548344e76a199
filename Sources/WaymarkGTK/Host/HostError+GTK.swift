#if GTK && canImport(CGTK4)
  public import Waymark

  extension HostError {
    /// The host's window was closed.
    public static let windowClosed = HostError("the window was closed; make a new host for another one")
  }
#endif
