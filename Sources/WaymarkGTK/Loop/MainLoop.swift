#if GTK && canImport(CGTK4)
  import CGTK4

  /// GLib's main loop, with Swift's main actor in it.
  ///
  /// Both run on the main thread, in turn: jobs of the main actor are done by the loop, which is woken for them as for
  /// everything else. A job must not run the loop itself, since the jobs behind it would wait for its end. The loop is
  /// therefore entered from a synchronous `main`: an `async` one is a job, and leaves the main thread besides.
  @MainActor
  public enum MainLoop {
    private static var source: guint = 0
    private static var running: OpaquePointer?

    /// Has the main actor's jobs done whenever GLib's loop of the main thread runs.
    ///
    /// Calling it again changes nothing. ``Application/start(named:)`` does it.
    public static func attachMainActor() {
      guard source == 0 else { return }
      // As important as events: neither is to wait for all of the other.
      source = waymark_attach_main_queue(G_PRIORITY_DEFAULT)
    }

    /// Has GLib's loop leave the main actor's jobs to others again, such as `dispatchMain()`.
    public static func detachMainActor() {
      guard source != 0 else { return }
      g_source_remove(source)
      source = 0
    }

    /// Runs until ``quit()``.
    public static func run() {
      precondition(running == nil, "MainLoop.run() is running already: call it once, from a synchronous main")
      attachMainActor()
      let loop = g_main_loop_new(nil, 0)
      running = loop
      g_main_loop_run(loop)
      running = nil
      g_main_loop_unref(loop)
    }

    /// Has ``run()`` return once what is going on now has ended.
    public static func quit() {
      if let running { g_main_loop_quit(running) }
    }

    /// Does what is waiting, at most so much, and returns: for tests, which have no loop that runs.
    ///
    /// - Parameter turns: How many turns at most.
    /// - Returns: Whether anything was done.
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
