import BrowseCore
import WaymarkTerminal

/// Colours and signs.
enum Look {
  static let faint = Style(.standard, .dim)
  static let problem = Style(.red, .bold)
  static let prompt = Style(.yellow, .bold)
  static let bookmark = Style(.yellow)
  static let note = Style(.green)
  static let selection = Style(.cyan, .reverse)

  /// How a name looks in a list; nil is for what is not there any more.
  static func style(of kind: FileKind?) -> Style {
    switch kind {
    case .folder, .linkToFolder: Style(.brightBlue, .bold)
    case .file: .plain
    case .linkToFile: Style(.cyan)
    case .brokenLink, nil: Style(.red, .dim)
    case .special: Style(.magenta)
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
