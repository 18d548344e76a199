#if GTK && canImport(CGTK4)
  import CGTK4

  /// A widget of GTK's.
  public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as a type of GTK's whose members C keeps to itself, such as `GtkStack` or `GtkLabel`.
    public var opaque: OpaquePointer { OpaquePointer(self) }

    /// The widget as a type of GTK's whose members C tells, such as `GtkWindow` or `GtkButton`.
    ///
    /// - Returns: The same widget.
    public func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
  }
#endif
