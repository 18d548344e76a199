#if GTK && canImport(CGTK4)
  import CGTK4

  /// GLib's main loop, which also runs the jobs of Swift's main actor.
  ///
  /// Both share the main thread: the loop runs the main actor's jobs, and wakes up for them as for any event.
  /// A job must not run the loop itself, because the jobs behind it would wait for its end. Call ``run()``
  /// from a synchronous `main`, therefore: an `async` one is a job itself, and does not keep the main thread.
  @MainActor
  public enum MainLoop {
    private static var source: guint = 0
    private static var running: OpaquePointer?

    /// Makes GLib's loop on the main thread run the main actor's jobs.
    ///
    /// Calling it again changes nothing. ``Application/start(named:)`` calls it.
    public static func attachMainActor() {
      guard source == 0 else { return }
      // The same priority as events, so that neither waits for all of the other.
      source = waymark_attach_main_queue(G_PRIORITY_DEFAULT)
    }

    /// Runs the loop until ``quit()`` is called.
    ///
    /// Calling it while it is running is a programmer error.
    public static func run() {
      precondition(running == nil, "MainLoop.run() is running already: call it once, from a synchronous main")
      attachMainActor()
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
    /// - Returns: Whether there was anything to handle.
    @discardableResult
    public static func drain(turns: Int = 1000) -> Bool {
      attachMainActor()
      var didAnything = false
      for _ in 0..<turns {
        guard g_main_context_iteration(nil, 0) != 0 else { break }
        didAnything = true
      }
      return didAnything
    }
  }
#endif
