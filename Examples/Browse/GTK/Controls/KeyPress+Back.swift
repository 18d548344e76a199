#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  extension KeyPress {
    /// Whether this is a key that goes back, as the host takes it.
    var goesBack: Bool {
      switch key {
      case GDK_KEY_Escape: !isControl && !isAlt
      case GDK_KEY_Left: isAlt
      default: key == GDK_KEY_Back
      }
    }
  }
#endif
