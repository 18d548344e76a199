#if GTK && canImport(CGTK4)
  import CGTK4

  /// A weak reference to a widget.
  final class WeakWidget: Sendable {
    nonisolated(unsafe) private let reference: UnsafeMutablePointer<GWeakRef>

    init(_ widget: WidgetPointer) {
      reference = .allocate(capacity: 1)
      g_weak_ref_init(reference, UnsafeMutableRawPointer(widget))
    }

    /// The widget, unless it is gone; the caller is on GTK's thread, so the widget stays while it is used.
    @MainActor var widget: WidgetPointer? {
      guard let object = g_weak_ref_get(reference) else { return nil }
      g_object_unref(object)
      return object.assumingMemoryBound(to: GtkWidget.self)
    }

    deinit {
      g_weak_ref_clear(reference)
      reference.deallocate()
    }
  }
#endif
