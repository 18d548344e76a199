import BrowseCore

/// What the program was asked to do.
public enum Arguments: Hashable, Sendable {
  /// To say how it is used.
  case help
  /// To say which version it is.
  case version
  /// To measure itself on a folder.
  case bench([UInt8])
  /// To list the links that lead into the browser, for people or as JSON.
  case links(isJSON: Bool)
  /// To print what is known about the browser's navigation, as JSON.
  case manifest
  /// To browse, and to write down what happens in files.
  case browse(Beginning, log: [UInt8]?, journal: [UInt8]? = nil)

  /// Where browsing begins.
  public enum Beginning: Hashable, Sendable {
    /// Where the browser was left, or in the current folder at the first time.
    case whereLeft
    /// In the current folder.
    case currentFolder
    /// At a path.
    case path([UInt8])
    /// Where a link leads.
    case link([UInt8])
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: The bytes of each argument, without the program's name; paths need not be UTF-8.
  /// - Throws: ``UsageError`` where the arguments make no sense.
  public init(_ arguments: [[UInt8]]) throws(UsageError) {
    if arguments.first == Array("links".utf8) {
      self = try Self.links(arguments.dropFirst())
      return
    }
    var path: [UInt8]?
    var link: [UInt8]?
    var isFresh = false
    var benched: [UInt8]?
    var log: [UInt8]?
    var journal: [UInt8]?
    var isPathOnly = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let isOption = !isPathOnly && argument.first == UInt8(ascii: "-") && argument.count > 1
      switch isOption ? String(decoding: argument, as: UTF8.self) : nil {
      case nil:
        guard !argument.isEmpty else { throw UsageError("A path is empty.") }
        guard path == nil, link == nil, benched == nil else {
          throw UsageError("One path is enough; what is \(SafeText.escaped(argument)) for?")
        }
        path = argument
      case "--": isPathOnly = true
      case "--fresh": isFresh = true
      case "--open":
        guard let opened = rest.popFirst(), !opened.isEmpty else { throw UsageError("--open needs a link.") }
        guard path == nil, link == nil, benched == nil else {
          throw UsageError("--open takes one link, in the place of a path.")
        }
        link = opened
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
        guard path == nil, link == nil, benched == nil, log == nil, journal == nil, !isFresh else {
          throw UsageError("--bench takes one folder and nothing else.")
        }
        benched = folder
      case "--log":
        guard let file = rest.popFirst(), !file.isEmpty else { throw UsageError("--log needs a file.") }
        guard benched == nil else { throw UsageError("--bench takes one folder and nothing else.") }
        guard log == nil else { throw UsageError("One log is enough.") }
        log = file
      case "--journal":
        guard let file = rest.popFirst(), !file.isEmpty else { throw UsageError("--journal needs a file.") }
        guard benched == nil else { throw UsageError("--bench takes one folder and nothing else.") }
        guard journal == nil else { throw UsageError("One journal is enough.") }
        journal = file
      case let option?: throw UsageError("There is no option \(SafeText.escaped(option)).")
      }
    }
    if let benched {
      guard !isFresh else { throw UsageError("--bench takes one folder and nothing else.") }
      self = .bench(benched)
    } else {
      let beginning = path.map(Beginning.path) ?? link.map(Beginning.link)
      self = .browse(beginning ?? (isFresh ? .currentFolder : .whereLeft), log: log, journal: journal)
    }
  }

  private static func links(_ options: ArraySlice<[UInt8]>) throws(UsageError) -> Arguments {
    switch options.map({ String(decoding: $0, as: UTF8.self) }) {
    case []: return .links(isJSON: false)
    case ["--json"]: return .links(isJSON: true)
    case ["--manifest"]: return .manifest
    default:
      throw UsageError(
        "links takes --json or --manifest, and nothing else. Write ./links for a folder of that name.")
    }
  }

  /// How the program is used.
  public static let usageText = """
    Usage: browse [--log FILE] [--journal FILE] [--fresh] [PATH]
           browse [--log FILE] [--journal FILE] --open LINK
           browse links [--json | --manifest]
           browse --bench FOLDER

    A file browser for the terminal: folders, text files, bookmarks and notes.
    PATH is a folder, or a file to view. Without it browsing goes on where it was
    left, a note that was being written included.

      --fresh         begin in the current folder
      --open LINK     begin where a link leads, such as
                      'browse:///usr/share?filter=doc'; links says which there are
      --log FILE      write every event of the router to FILE, a line of JSON
                      each; what FILE held before is lost
      --journal FILE  write what the router does and why to FILE, paths included,
                      for the program waymark; an older FILE becomes FILE.1
      --bench FOLDER  measure first frame, listing, scrolling and memory, then exit
      --help          say this
      --version       say which version this is

    Press ? in the program for its keys. Bookmarks, notes, recent files and where you
    were are kept in $XDG_DATA_HOME/browse, or ~/.local/share/browse. NO_COLOR is
    honoured; in a locale without UTF-8 everything is written in ASCII.

    Exit status: 0, or 64 for wrong usage or no terminal, 65 for a link that is
    refused, 66 for a path that cannot be opened, 73 for a log or a journal that cannot be written,
    74 where something could not be kept.
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
