#if GTK && canImport(CGTK4)
  import CGTK4
  import Foundation

  /// The complaints of GTK and GLib.
  enum LoggedWarnings {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var messages: [String] = []

    /// Listens from now on; GLib can be told only once.
    static let watch: Void = g_log_set_writer_func(
      { level, fields, count, _ in
        let bad = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
        if level.rawValue & bad != 0 {
          LoggedWarnings.note(UnsafeBufferPointer(start: fields, count: Int(count)))
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)

    private static func note(_ fields: UnsafeBufferPointer<GLogField>) {
      guard let field = fields.first(where: { String(cString: $0.key) == "MESSAGE" }), let value = field.value
      else { return }
      let text = value.assumingMemoryBound(to: UInt8.self)
      let length = field.length < 0 ? strlen(value.assumingMemoryBound(to: CChar.self)) : Int(field.length)
      let message = String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
      lock.withLock { messages.append(message) }
    }

    /// The complaints since this was asked last.
    static func take() -> [String] {
      lock.withLock {
        defer { messages = [] }
        return messages
      }
    }
  }
#endif
