#if GTK && canImport(CGTK4)
  public import CGTK4

  /// A strong reference to a GTK object, which is released together with this object.
  public final class ObjectReference: Sendable {
    /// The object.
    nonisolated(unsafe) public let pointer: UnsafeMutableRawPointer

    /// Makes a reference to an object.
    ///
    /// It takes over a floating reference, such as that of a new widget, and adds one otherwise.
    ///
    /// - Parameter object: The object.
    public init(_ object: UnsafeMutableRawPointer) {
      pointer = object
      g_object_ref_sink(object)
    }

    /// Takes over a reference that the caller owns, such as one from a function that makes something other
    /// than a widget.
    ///
    /// - Parameter object: The object.
    public init(owned object: UnsafeMutableRawPointer) {
      pointer = object
    }

    /// The object as a widget.
    ///
    /// Use it only if the object is a widget.
    public var widget: WidgetPointer { pointer.assumingMemoryBound(to: GtkWidget.self) }

    deinit {
      waymark_release(pointer)
    }
  }

  /// A pointer to a GTK widget.
  public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as a GTK type that is opaque in C, such as `GtkStack` or `GtkLabel`.
    public var opaque: OpaquePointer { OpaquePointer(self) }

    /// The widget as a GTK type that C declares with its members, such as `GtkWindow` or `GtkButton`.
    ///
    /// - Returns: The same widget.
    public func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
  }
#endif
