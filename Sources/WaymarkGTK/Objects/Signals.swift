#if GTK && canImport(CGTK4)
  import CGTK4

  /// Connects closures to GTK's signals.
  ///
  /// A handler lives as long as the object. A closure should therefore capture the object's owner weakly.
  @MainActor
  public enum Signals {
    /// Calls a closure at every signal, and ignores the signal's arguments.
    ///
    /// - Parameters:
    ///   - signal: The name of a signal whose handlers return nothing, such as `clicked` or
    ///     `notify::selected`.
    ///   - object: The object that emits the signal.
    ///   - body: The closure.
    public static func connect(
      _ signal: String, of object: UnsafeMutableRawPointer, _ body: @escaping @MainActor () -> Void
    ) {
      let callback: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
        let handler = Unmanaged<Handler<(), Void>>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body(()) }
      }
      attach(Handler(body), unsafeBitCast(callback, to: GCallback.self), signal, object)
    }

    /// Connects a closure to a signal whose handlers return whether they have handled it, such as
    /// `close-request`.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal.
    ///   - object: The object that emits the signal.
    ///   - body: The closure; returns whether it has handled the signal, so that GTK does nothing more.
    public static func answer(
      _ signal: String, of object: UnsafeMutableRawPointer, _ body: @escaping @MainActor () -> Bool
    ) {
      let callback: @convention(c) (UnsafeMutableRawPointer) -> gboolean = { data in
        let handler = Unmanaged<Handler<(), Bool>>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
      }
      attach(Handler(body), unsafeBitCast(callback, to: GCallback.self), signal, object)
    }

    /// Calls a closure with the object that a signal passes, such as the list item to fill.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal, whose first argument is an object.
    ///   - object: The object that emits the signal.
    ///   - body: The closure.
    public static func connectObject(
      _ signal: String, of object: UnsafeMutableRawPointer,
      _ body: @escaping @MainActor (OpaquePointer) -> Void
    ) {
      let callback: @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void = { data, argument in
        let handler = Unmanaged<Handler<OpaquePointer, Void>>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let argument = argument
        MainActor.assumeIsolated { handler.body(argument) }
      }
      attach(Handler(body), unsafeBitCast(callback, to: GCallback.self), signal, object)
    }

    /// Connects a closure to a signal that passes an object, such as an event, and whose handlers return
    /// whether they have handled it.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal, whose first argument is an object.
    ///   - object: The object that emits the signal.
    ///   - body: The closure; returns whether it has handled the signal, so that GTK does nothing more.
    public static func answerObject(
      _ signal: String, of object: UnsafeMutableRawPointer,
      _ body: @escaping @MainActor (OpaquePointer) -> Bool
    ) {
      let callback: @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> gboolean = { data, argument in
        let handler = Unmanaged<Handler<OpaquePointer, Bool>>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let argument = argument
        return MainActor.assumeIsolated { handler.body(argument) } ? 1 : 0
      }
      attach(Handler(body), unsafeBitCast(callback, to: GCallback.self), signal, object)
    }

    /// Calls a closure with the number that a signal passes, such as the position of a row.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal, whose first argument is an unsigned integer.
    ///   - object: The object that emits the signal.
    ///   - body: The closure.
    public static func connectNumber(
      _ signal: String, of object: UnsafeMutableRawPointer, _ body: @escaping @MainActor (Int) -> Void
    ) {
      let callback: @convention(c) (UnsafeMutableRawPointer, guint) -> Void = { data, number in
        let handler = Unmanaged<Handler<Int, Void>>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body(Int(number)) }
      }
      attach(Handler(body), unsafeBitCast(callback, to: GCallback.self), signal, object)
    }

    private final class Handler<Argument, Result>: Sendable {
      let body: @MainActor (Argument) -> Result

      init(_ body: @escaping @MainActor (Argument) -> Result) {
        self.body = body
      }
    }

    private static func attach(
      _ handler: AnyObject, _ callback: GCallback, _ signal: String, _ object: UnsafeMutableRawPointer
    ) {
      waymark_connect(object, signal, callback, Unmanaged.passRetained(handler).toOpaque()) { data, _ in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }
    }
  }
#endif
