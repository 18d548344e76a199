import BrowseCore

/// What the program with windows was asked to do.
public enum GTKArguments: Hashable, Sendable {
  /// To say how it is used.
  case help
  /// To measure itself.
  case bench
  /// To browse.
  case browse(Beginning, Options)

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

  /// What is written down meanwhile.
  public struct Options: Hashable, Sendable {
    /// Where every event of the router is written.
    public var log: [UInt8]?
    /// Where it is written what the router does and why.
    public var journal: [UInt8]?
    /// Where it is written again and again what the windows show.
    public var description: [UInt8]?
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: The bytes of each argument, without the program's name; paths need not be UTF-8.
  /// - Throws: ``GTKUsageError`` where the arguments make no sense.
  public init(_ arguments: [[UInt8]]) throws(GTKUsageError) {
    var beginning: Beginning?
    var options = Options()
    var isPathOnly = false
    var rest = arguments[...]
    func value(of option: String) throws(GTKUsageError) -> [UInt8] {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw GTKUsageError("\(option) needs a value.")
      }
      return value
    }
    func begin(_ next: Beginning) throws(GTKUsageError) {
      guard beginning == nil else { throw GTKUsageError("One place to begin at is enough.") }
      beginning = next
    }
    while let argument = rest.popFirst() {
      let isOption = !isPathOnly && argument.first == UInt8(ascii: "-") && argument.count > 1
      switch isOption ? String(decoding: argument, as: UTF8.self) : nil {
      case nil:
        guard !argument.isEmpty else { throw GTKUsageError("A path is empty.") }
        try begin(.path(argument))
      case "--": isPathOnly = true
      case "--fresh": try begin(.currentFolder)
      case "--open": try begin(.link(value(of: "--open")))
      case "--log": options.log = try value(of: "--log")
      case "--journal": options.journal = try value(of: "--journal")
      case "--describe": options.description = try value(of: "--describe")
      case "--bench":
        self = .bench
        return
      case "--help", "-h":
        self = .help
        return
      case let option?: throw GTKUsageError("There is no option \(SafeText.escaped(option)).")
      }
    }
    self = .browse(beginning ?? .whereLeft, options)
  }

  /// How the program is used.
  public static let usageText = """
    Usage: browse-gtk [--log FILE] [--journal FILE] [--describe FILE]
                      [--fresh | --open LINK | PATH]
           browse-gtk --bench

    The file browser in a window. PATH is a folder, or a file to view. Without it
    browsing goes on where it was left, a note that was being written included.

      --fresh          begin in the current folder
      --open LINK      begin where a link leads, such as 'browse:///usr/share?filter=doc'
      --log FILE       write every event of the router to FILE, a line of JSON each
      --journal FILE   write what the router does and why to FILE, paths included, for
                       the program waymark; an older FILE becomes FILE.1
      --describe FILE  keep in FILE, as JSON, what is in the windows and where
      --bench          measure navigations and hops of the main actor, then exit
      --help           say this

    Press F1 in the program for its keys.

    Exit status: 0, or 64 for wrong usage or no display, 65 for a link that is
    refused, 66 for a path that cannot be opened, 73 for a log that cannot be written.
    """
}

/// What is wrong with a command line.
public struct GTKUsageError: Error, Hashable, Sendable {
  /// A sentence that says it.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameter message: A sentence that says what is wrong.
  public init(_ message: String) {
    self.message = message
  }
}
