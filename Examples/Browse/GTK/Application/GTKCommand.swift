import BrowseCore

#if GTK && canImport(CGTK4)
  import WaymarkGTK
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program `browse-gtk`.
@MainActor
package enum GTKCommand {
  private static let name = "browse-gtk"

  #if GTK && canImport(CGTK4)
    /// Runs the program to its end.
    ///
    /// - Parameter didOpen: Called with the window when it is shown.
    package static func run(didOpen: @MainActor (BrowseWindow) -> Void = { _ in }) -> Never {
      let browser = Browser.launch(name)
      do throws(ApplicationError) {
        try Application.start(named: "Browse")
      } catch {
        fail("\(error).")
      }
      let window = BrowseWindow(browser)
      browser.onQuit = { Application.quit() }
      window.host.didClose = { Application.quit() }
      window.host.show()
      didOpen(window)
      Application.run()
      exit(browser.end(name))
    }
  #else
    /// Says why there is no window.
    package static func run() -> Never {
      do throws(LaunchError) { _ = try Browser.arguments(of: name) } catch { Browser.fail(name, error) }
      #if GTK
        fail(
          "GTK 4 was not found when this program was built. Install it (apt install libgtk-4-dev), then touch Package.swift."
        )
      #else
        fail(
          "this program was built without windows. Build it with the trait: swift run --traits GTK browse-gtk."
        )
      #endif
    }
  #endif

  private static func fail(_ message: String) -> Never {
    Browser.fail(name, LaunchError(message, status: 64))
  }
}
