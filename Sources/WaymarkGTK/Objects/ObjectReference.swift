#if GTK && canImport(CGTK4)
  import CGTK4

  /// Keeps an object of GTK's alive for as long as this is.
  public final class ObjectReference: Sendable {
    /// The object.
    nonisolated(unsafe) public let pointer: UnsafeMutableRawPointer

    /// Keeps an object; one that nobody owns yet is this reference's.
    ///
    /// - Parameter object: The object.
    public init(_ object: UnsafeMutableRawPointer) {
      pointer = object
      g_object_ref_sink(object)
    }

    /// Takes over a reference that somebody has handed out, as functions do that make something other than a widget.
    ///
    /// - Parameter object: The object.
    public init(owned object: UnsafeMutableRawPointer) {
      pointer = object
    }

    /// The object as a widget; only where it is one.
    public var widget: WidgetPointer { pointer.assumingMemoryBound(to: GtkWidget.self) }

    deinit {
      waymark_release(pointer)
    }
  }

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
