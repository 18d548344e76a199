import BrowseCore

/// What the program was asked to do.
public enum Arguments: Hashable, Sendable {
  /// To say how it is used.
  case help
  /// To say which version it is.
  case version
  /// To measure itself on a folder.
  case bench([UInt8])
  /// To browse, from a path or from the current folder, and to write down what happens in a file.
  case browse([UInt8]?, log: [UInt8]?)

  /// Reads a command line.
  ///
  /// - Parameter arguments: The bytes of each argument, without the program's name; paths need not be UTF-8.
  /// - Throws: ``UsageError`` where the arguments make no sense.
  public init(_ arguments: [[UInt8]]) throws(UsageError) {
    var path: [UInt8]?
    var benched: [UInt8]?
    var log: [UInt8]?
    var isPathOnly = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let isOption = !isPathOnly && argument.first == UInt8(ascii: "-") && argument.count > 1
      switch isOption ? String(decoding: argument, as: UTF8.self) : nil {
      case nil:
        guard !argument.isEmpty else { throw UsageError("A path is empty.") }
        guard path == nil, benched == nil else {
          throw UsageError("One path is enough; what is \(SafeText.escaped(argument)) for?")
        }
        path = argument
      case "--": isPathOnly = true
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--bench":
        guard let folder = rest.popFirst(), !folder.isEmpty else {
          throw UsageError("--bench needs a folder.")
        }
        guard path == nil, benched == nil, log == nil else {
          throw UsageError("--bench takes one folder and nothing else.")
        }
        benched = folder
      case "--log":
        guard let file = rest.popFirst(), !file.isEmpty else { throw UsageError("--log needs a file.") }
        guard benched == nil else { throw UsageError("--bench takes one folder and nothing else.") }
        guard log == nil else { throw UsageError("One log is enough.") }
        log = file
      case let option?: throw UsageError("There is no option \(SafeText.escaped(option)).")
      }
    }
    self = benched.map { .bench($0) } ?? .browse(path, log: log)
  }

  /// How the program is used.
  public static let usageText = """
    Usage: browse [--log FILE] [PATH]
           browse --bench FOLDER

    A file browser for the terminal: folders, text files, bookmarks and notes.
    PATH is a folder, or a file to view; without it the current folder is shown.

      --log FILE      write every event of the router to FILE, a line of JSON
                      each; what FILE held before is lost
      --bench FOLDER  measure first frame, listing, scrolling and memory, then exit
      --help          say this
      --version       say which version this is

    Press ? in the program for its keys. Bookmarks, notes and recent files are kept
    in $XDG_DATA_HOME/browse, or ~/.local/share/browse. NO_COLOR is honoured.

    Exit status: 0, or 64 for wrong usage or no terminal, 66 for a path that
    cannot be opened, 73 for a log that cannot be written.
    """

  /// The version, as `--version` prints it.
  public static let versionText = "browse 0.1.0"
}

/// What is wrong with a command line.
public struct UsageError: Error, Hashable, Sendable {
  /// A sentence that says it.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameter message: A sentence that says what is wrong.
  public init(_ message: String) {
    self.message = message
  }
}
