#if GTK && canImport(CGTK4)
  import CGTK4

  /// Starts, runs and quits a program with windows.
  ///
  /// GLib's main loop and Swift's main actor share the main thread: the loop runs the main actor's jobs, and wakes up for them as
  /// for any event. A job must not run the loop itself, because the jobs behind it would wait for its end. Call ``run()`` from a
  /// synchronous `main`, therefore: an `async` one is a job itself, and does not keep the main thread.
  ///
  /// ```swift
  /// // main.swift
  /// do {
  ///   try Application.start()
  /// } catch {
  ///   fail("\(error)")
  /// }
  /// let router = Router<AppRoute>(.home)
  /// let host = GTKHost(router: router, coordinator: AppCoordinator())
  /// host.didClose = { Application.quit() }
  /// host.show()
  /// Application.run()
  /// ```
  @MainActor
  public enum Application {
    private static var source: guint = 0
    private static var running: OpaquePointer?

    /// Connects to the display, and makes GLib's loop run the jobs of Swift's main actor.
    ///
    /// - Parameter name: The program's name for desktops and assistive technology; the name of its file if
    ///   `nil`.
    /// - Throws: ``ApplicationError`` if no display can be opened.
    public static func start(named name: String? = nil) throws(ApplicationError) {
      if g_get_prgname() == nil, let program = CommandLine.arguments.first?.split(separator: "/").last {
        g_set_prgname(String(program))
      }
      if let name { g_set_application_name(name) }
      guard gtk_init_check() != 0 else {
        throw .noDisplay(
          g_getenv("WAYLAND_DISPLAY").map { String(cString: $0) }
            ?? g_getenv("DISPLAY").map { String(cString: $0) })
      }
      waymark_watch_windows()
      // The same priority as events, so that neither waits for all of the other.
      if source == 0 { source = waymark_attach_main_queue(G_PRIORITY_DEFAULT) }
    }

    /// Runs the program until ``quit()`` is called.
    ///
    /// Call it from a synchronous `main`, after ``start(named:)``. Calling it while it is running is a programmer error.
    public static func run() {
      precondition(
        running == nil, "Application.run() is running already: call it once, from a synchronous main")
      let loop = g_main_loop_new(nil, 0)
      running = loop
      g_main_loop_run(loop)
      running = nil
      g_main_loop_unref(loop)
    }

    /// Makes ``run()`` return as soon as the current event or job has ended.
    public static func quit() {
      if let running { g_main_loop_quit(running) }
    }

    /// Handles the events and jobs that are waiting and returns, for tests, in which no loop runs.
    ///
    /// - Parameter turns: How many turns of the loop to run at most.
    public static func drain(turns: Int = 1000) {
      for _ in 0..<turns where g_main_context_iteration(nil, 0) == 0 { return }
    }
  }

  /// The reason why no window can be shown.
  public enum ApplicationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no display, or the display of this name cannot be opened.
    case noDisplay(String?)

    /// The fault, and the remedy.
    public var description: String {
      switch self {
      case .noDisplay(nil): "there is no display to show a window on: set DISPLAY or WAYLAND_DISPLAY"
      case .noDisplay(let name?):
        "the display \(name) cannot be opened: check DISPLAY or WAYLAND_DISPLAY, and whether you may use it"
      }
    }
  }
#endif
