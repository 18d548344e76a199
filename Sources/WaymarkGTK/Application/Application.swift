#if GTK && canImport(CGTK4)
  import CGTK4

  /// Starts, runs and quits a program with windows.
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
      MainLoop.attachMainActor()
    }

    /// Runs the program until ``quit()`` is called.
    ///
    /// Call it from a synchronous `main`.
    public static func run() { MainLoop.run() }

    /// Makes ``run()`` return.
    public static func quit() { MainLoop.quit() }
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
