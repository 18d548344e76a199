import PodcastsCore
import Waymark

/// The request of a command line.
package enum Arguments: Hashable, Sendable {
  /// To say how it is used.
  case help
  /// To say which version it is.
  case version
  /// To show podcasts: in which folder what the user has is kept, the usual one if `nil`; where a link leads; in which file
  /// what the router does is written; and whether a door is open for tools.
  case show(folder: String?, link: String?, journal: String? = nil, isRemote: Bool = false)

  /// Reads a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Throws: ``UsageError`` where they make no sense.
  package init(_ arguments: [String]) throws(UsageError) {
    var folder: String?
    var link: String?
    var journal: String?
    var isRemote = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--data":
        guard folder == nil else { throw UsageError("One --data is enough.") }
        guard let value = rest.popFirst(), !value.isEmpty else { throw UsageError("--data needs a folder.") }
        folder = value
      case "--open":
        guard link == nil else { throw UsageError("One --open is enough.") }
        guard let value = rest.popFirst(), !value.isEmpty else { throw UsageError("--open needs a link.") }
        link = value
      case "--journal":
        guard journal == nil else { throw UsageError("One --journal is enough.") }
        guard let value = rest.popFirst(), !value.isEmpty else { throw UsageError("--journal needs a file.") }
        journal = value
      case "--remote": isRemote = true
      default: throw UsageError("There is no option \(argument).")
      }
    }
    self = .show(folder: folder, link: link, journal: journal, isRemote: isRemote)
  }

  /// How the program is used.
  package static let usage = """
    Usage: podcasts [--data FOLDER] [--open LINK] [--journal FILE] [--remote]

    Podcasts in the terminal: shows and episodes to browse and to search, and for those
    who sign in subscriptions, playlists and reviews. Begins where it was left.

      --data FOLDER   keep what you do in FOLDER, and not in $XDG_DATA_HOME/podcasts or
                      ~/.local/share/podcasts
      --open LINK     go where a link leads: podcasts://shows/tides/2,
                      'podcasts://shows/search?q=night', podcasts://library/playlists/1
      --journal FILE  write what the router does and why to FILE, in full, for the program
                      waymark; an older FILE becomes FILE.1
      --remote        open a door for waymark live and waymark mcp on this machine, and print
                      its port and token on the standard error
      --help          say this
      --version       say which version this is

    Press ? in the program for its keys.

    Exit status: 0, or 64 for wrong usage or no terminal, 65 for a link that is refused,
    66 for a file that cannot be read, 73 for a folder that cannot be used or a journal that
    cannot be written, 74 where something could not be kept.
    """
}

/// A fault of a command line.
package struct UsageError: Error, Hashable, Sendable {
  /// A sentence that says it.
  package let message: String

  init(_ message: String) { self.message = message }
}
