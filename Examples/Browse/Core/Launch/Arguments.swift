/// The command line of both programs.
package struct Arguments: Hashable {
  /// Whether it is only to say how it is used.
  package var isHelp = false
  /// Whether it is only to say which version it is.
  package var isVersion = false
  /// Whether to begin in the current folder, and not where the browser was left.
  package var isFresh = false
  /// Whether a door is open for tools.
  package var isRemote = false
  /// The path or the link to begin with.
  package var place: String?
  /// The file that the router's journal goes to.
  package var journal: String?

  /// Reads a command line, without the program's name.
  package init(_ arguments: [String]) throws(LaunchError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": isHelp = true
      case "--version": isVersion = true
      case "--fresh": isFresh = true
      case "--remote": isRemote = true
      case "--journal":
        guard let file = rest.popFirst() else { throw LaunchError("--journal needs a file.", status: 64) }
        journal = file
      default:
        guard !argument.hasPrefix("-") else {
          throw LaunchError("There is no option \(argument.printable). Try --help.", status: 64)
        }
        guard place == nil else { throw LaunchError("One path or link is enough.", status: 64) }
        place = argument
      }
    }
  }

  /// How a program is used.
  package static func usage(of program: String) -> String {
    """
    Usage: \(program) [--fresh] [--journal FILE] [--remote] [PATH | LINK]

    A file browser: folders, text files, bookmarks and notes. PATH is a folder, or a file to
    view. LINK is such as 'browse:///usr/share?filter=doc'. Without either, browsing goes on
    where it was left.

      --fresh         begin in the current folder
      --journal FILE  write what the router does and why to FILE, paths included, for the
                      program waymark; an older FILE becomes FILE.1
      --remote        open a door for waymark live and waymark mcp on this machine, and print
                      its port and token on the standard error
      --help          say this
      --version       say which version this is

    Press ? in the program for its keys. Bookmarks, notes, recent files and where you were
    are kept in $XDG_DATA_HOME/browse, or ~/.local/share/browse.

    Exit status: 0, or 64 for wrong usage or nothing to draw on, 65 for a link that is refused,
    66 for a path that cannot be opened, 73 for a journal that cannot be written, 74 where
    something could not be kept.
    """
  }
}

/// Why a program does not begin, and its exit status by the convention of `sysexits.h`.
package struct LaunchError: Error, Hashable {
  package let message: String
  package let status: Int32

  package init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }
}
