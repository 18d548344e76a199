#if GTK && canImport(CGTK4)
  import Waymark

  extension HostError {
    /// The host's window was closed.
    static let windowClosed = HostError("the window was closed; make a new host for another one")
  }
#endif
