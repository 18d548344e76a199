#if GTK && canImport(CGTK4)
  import CGTK4

  /// Begins and ends a program with windows.
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
    /// Connects to the display, and brings Swift's main actor and GLib's loop together.
    ///
    /// - Parameter name: What desktops and assistive technology call the program; as its file is called if `nil`.
    /// - Throws: ``ApplicationError`` where there is no display.
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

    /// Runs the program until ``quit()``.
    public static func run() { MainLoop.run() }

    /// Has ``run()`` return.
    public static func quit() { MainLoop.quit() }
  }

  /// Why no window can be shown.
  public enum ApplicationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no display, or none of this name that answers.
    case noDisplay(String?)

    /// What is wrong, and what can be done.
    public var description: String {
      switch self {
      case .noDisplay(nil): "there is no display to show a window on: set DISPLAY or WAYLAND_DISPLAY"
      case .noDisplay(let name?):
        "the display \(name) cannot be opened: check DISPLAY or WAYLAND_DISPLAY, and whether you may use it"
      }
    }
  }
#endif
