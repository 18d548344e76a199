import BrowseCore
import Foundation
import WaymarkTerminal

/// The program `browse`.
@MainActor
package enum BrowseCommand {
  private static let name = "browse"

  /// Runs the program to its end.
  package static func run() -> Never {
    let browser = Browser.launch(name)
    do {
      let terminal = try Terminal()
      let host = BrowseHost(browser, output: terminal)
      let application = TerminalApplication(terminal: terminal, host: host.host)
      host.onEdit = { path in application.lend { edit(path) } }
      // Also where a signal ends the program.
      application.onQuit = { _ = browser.end() }
      browser.onQuit = {
        terminal.deactivate()
        application.onQuit = nil
        application.quit(status: browser.end(name))
      }
      // Said when there is a screen to say it on.
      Task { browser.reportProblems() }
      try application.run()
    } catch {
      Browser.fail(name, LaunchError("\(error).", status: 64))
    }
  }

  /// Opens a file with the editor that the environment names.
  private static func edit(_ path: FilePath) {
    let command: [String] = ["sh", "-c", "${VISUAL:-${EDITOR:-vi}} \"$BROWSE_FILE\""]
    let environment = ProcessInfo.processInfo.environment.merging(["BROWSE_FILE": path.rawValue]) { $1 }
    let (words, variables) = (command.map { strdup($0) }, environment.map { strdup("\($0)=\($1)") })
    defer { for word in words + variables { free(word) } }
    var editor: pid_t = 0
    guard posix_spawn(&editor, "/bin/sh", nil, nil, words + [nil], variables + [nil]) == 0 else { return }
    while waitpid(editor, nil, 0) == -1, errno == EINTR {}
  }
}
