#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// What is written in a text and taken away from it, told as it happens, so that nobody has to look at the whole.
  @MainActor
  final class TextEdits {
    private let body: @MainActor (Range<Int>, String) -> Void

    private init(_ body: @escaping @MainActor (Range<Int>, String) -> Void) {
      self.body = body
    }

    /// Calls a closure before every edit, for as long as the text lives.
    ///
    /// - Parameters:
    ///   - buffer: The text.
    ///   - body: Gets the scalars that go, and what comes in their place.
    static func watch(
      _ buffer: UnsafeMutablePointer<GtkTextBuffer>,
      _ body: @escaping @MainActor (Range<Int>, String) -> Void
    ) {
      let edits = TextEdits(body)
      let inserted:
        @convention(c) (
          UnsafeMutableRawPointer, UnsafePointer<GtkTextIter>, UnsafePointer<CChar>, gint
        ) -> Void = { data, place, text, length in
          let start = Int(gtk_text_iter_get_offset(place))
          let bytes = UnsafeRawBufferPointer(start: text, count: max(0, Int(length)))
          let whole = length < 0 ? String(cString: text) : String(decoding: bytes, as: UTF8.self)
          TextEdits.tell(data, start..<start, whole)
        }
      let deleted:
        @convention(c) (
          UnsafeMutableRawPointer, UnsafePointer<GtkTextIter>, UnsafePointer<GtkTextIter>
        ) -> Void = { data, first, last in
          let (first, last) = (Int(gtk_text_iter_get_offset(first)), Int(gtk_text_iter_get_offset(last)))
          TextEdits.tell(data, min(first, last)..<max(first, last), "")
        }
      edits.attach(unsafeBitCast(inserted, to: GCallback.self), "insert-text", buffer)
      edits.attach(unsafeBitCast(deleted, to: GCallback.self), "delete-range", buffer)
    }

    private nonisolated static func tell(_ data: UnsafeMutableRawPointer, _ range: Range<Int>, _ text: String)
    {
      let edits = Unmanaged<TextEdits>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { edits.body(range, text) }
    }

    private func attach(
      _ callback: GCallback, _ signal: String, _ buffer: UnsafeMutablePointer<GtkTextBuffer>
    ) {
      waymark_connect(buffer, signal, callback, Unmanaged.passRetained(self).toOpaque()) { data, _ in
        if let data { Unmanaged<TextEdits>.fromOpaque(data).release() }
      }
    }
  }
#endif
