import BrowseCore
import WaymarkTerminal

/// Colours and signs.
enum Look {
  static let faint = Style(.standard, .dim)
  static let problem = Style(.red, .bold)
  static let prompt = Style(.magenta, .bold)
  static let bookmark = Style(.magenta)
  static let note = Style(.green)
  static let selection = Style(.blue, .reverse)

  /// The keys that work everywhere, which the footer has room for before those of a screen.
  static let hints = [KeyHint("?", "all keys"), KeyHint("q", "quit")]

  /// The keys that are left for the list of all keys.
  static let listHints = [
    KeyHint(":", "go to a path or a link"), KeyHint("F12", "history"),
    KeyHint("↑↓  k j", "a row up or down"), KeyHint("PgUp PgDn", "a page up or down"),
    KeyHint("Home End  g G", "the first or the last row"),
  ]

  /// How a name looks in a list; nil is for what is not there any more.
  static func style(of kind: FileKind?) -> Style {
    switch kind {
    case .folder, .linkToFolder: Style(.blue, .bold)
    case .file: .plain
    case .linkToFile: Style(.green)
    case .brokenLink, nil: Style(.red)
    case .special: Style(.violet)
    }
  }

  /// The sign behind a name.
  static func sign(of kind: FileKind?) -> String {
    switch kind {
    case .folder, .linkToFolder: "/"
    case .linkToFile: "@"
    case .brokenLink: "!"
    case nil: " (gone)"
    case .file, .special: ""
    }
  }
}

extension ListCursor: ListPosition {}
