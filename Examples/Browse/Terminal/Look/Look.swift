import BrowseCore
import WaymarkTerminal

/// The colours of the browser.
///
/// Each also says something without colours: by weight, by brightness or exchanged.
enum Look {
  static let heading = Style(.standard, .dim)
  static let faint = Style(.standard, .dim)
  static let folder = Style(.brightBlue, .bold)
  static let link = Style(.cyan)
  static let broken = Style(.red, .dim)
  static let special = Style(.magenta)
  static let file = Style.plain
  static let bookmark = Style(.yellow)
  static let note = Style(.green)
  static let problem = Style(.red, .bold)
  static let prompt = Style(.yellow, .bold)
  /// Exchanged, so that the bar is one in every palette and without colours too.
  static let selection = Style(.cyan, .reverse)

  static func style(of kind: FileKind?) -> Style {
    switch kind {
    case .folder, .linkToFolder: folder
    case .file: file
    case .linkToFile: link
    case .brokenLink, nil: broken
    case .pipe, .socket, .device, .unknown: special
    }
  }

  /// A sign behind a name that says what it is, as `ls -F` has them.
  static func sign(of kind: FileKind) -> String {
    switch kind {
    case .folder, .linkToFolder: "/"
    case .linkToFile: "@"
    case .brokenLink: "!"
    case .pipe: "|"
    case .socket: "="
    case .file, .device, .unknown: ""
    }
  }
}

extension Style {
  fileprivate init(_ color: Color, _ attributes: Attributes) {
    self.init(color, on: .standard, attributes)
  }
}
