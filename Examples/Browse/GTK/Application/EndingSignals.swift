#if GTK && canImport(CGTK4)
  import CGTK4

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The signals that ask a program to end, before which something is to be done.
  ///
  /// GLib brings them to the main loop, where anything may be done.
  @MainActor
  enum EndingSignals {
    private static let numbers: [Int32] = [SIGINT, SIGTERM, SIGHUP]
    private static var prepare: (@MainActor () -> Void)?

    /// Waits for them for as long as the program runs.
    ///
    /// - Parameter body: What is to be done before the program ends by the signal.
    static func beforeTheEnd(_ body: @escaping @MainActor () -> Void) {
      prepare = body
      for number in numbers {
        let callback: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
          let number = Int32(Int(bitPattern: data))
          MainActor.assumeIsolated { EndingSignals.end(by: number) }
          return 0
        }
        // The number itself is the data.
        g_unix_signal_add(number, callback, UnsafeMutableRawPointer(bitPattern: Int(number)))
      }
    }

    private static func end(by number: Int32) {
      prepare?()
      signal(number, SIG_DFL)
      raise(number)
    }
  }
#endif
