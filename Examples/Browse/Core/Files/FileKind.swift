import Foundation

/// The kinds of things that a folder holds.
package enum FileKind: Hashable, Sendable, Codable {
  case folder
  case linkToFolder
  case file
  case linkToFile
  case brokenLink
  /// A device, a pipe or a socket.
  case special

  /// Makes the kind of a file or of what a link leads to.
  init(mode: mode_t, isLink: Bool) {
    switch mode & S_IFMT {
    case S_IFDIR: self = isLink ? .linkToFolder : .folder
    case S_IFREG: self = isLink ? .linkToFile : .file
    case S_IFLNK: self = .brokenLink
    default: self = .special
    }
  }

  /// Whether it can be gone into.
  package var isFolder: Bool { self == .folder || self == .linkToFolder }

  /// Whether it can be viewed.
  package var isFile: Bool { self == .file || self == .linkToFile }

  /// The kind in words.
  package var name: String {
    switch self {
    case .folder: "folder"
    case .linkToFolder: "link to a folder"
    case .file: "file"
    case .linkToFile: "link to a file"
    case .brokenLink: "broken link"
    case .special: "device, pipe or socket"
    }
  }
}
