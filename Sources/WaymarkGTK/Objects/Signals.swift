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
      let callback: @convention(c) (UnsafeMutableRawPointer) -> Void = { Handler<(), Void>.call($0, ()) }
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
      let callback: @convention(c) (UnsafeMutableRawPointer) -> gboolean = {
        Handler<(), Bool>.call($0, ()) ? 1 : 0
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
      let callback: @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void = {
        Handler<OpaquePointer, Void>.call($0, $1)
      }
      attach(Handler(body), unsafeBitCast(callback, to: GCallback.self), signal, object)
    }

    static func attach(
      _ handler: AnyObject, _ callback: GCallback, _ signal: String, _ object: UnsafeMutableRawPointer
    ) {
      waymark_connect(object, signal, callback, Unmanaged.passRetained(handler).toOpaque()) { data, _ in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }
    }
  }

  /// A closure as C keeps it: an object behind a pointer.
  final class Handler<Argument, Result: Sendable>: Sendable {
    private let body: @MainActor (Argument) -> Result

    init(_ body: @escaping @MainActor (Argument) -> Result) {
      self.body = body
    }

    /// Calls the closure behind a pointer, on GTK's thread.
    static func call(_ data: UnsafeMutableRawPointer, _ argument: Argument) -> Result {
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      nonisolated(unsafe) let argument = argument
      return MainActor.assumeIsolated { handler.body(argument) }
    }
  }
#endif
