import BrowseCore
import WaymarkTerminal

/// Colours and signs.
enum Look {
  static let faint = Style(.standard, on: .standard, .dim)
  static let problem = Style(.red, on: .standard, .bold)
  static let prompt = Style(.yellow, on: .standard, .bold)
  static let bookmark = Style(.yellow)
  static let note = Style(.green)
  static let selection = Style(.cyan, on: .standard, .reverse)

  /// How a name looks in a list; nil is for what is not there any more.
  static func style(of kind: FileKind?) -> Style {
    switch kind {
    case .folder, .linkToFolder: Style(.brightBlue, on: .standard, .bold)
    case .file: .plain
    case .linkToFile: Style(.cyan)
    case .brokenLink, nil: Style(.red, on: .standard, .dim)
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
