/// What something in a folder is.
public enum FileKind: UInt8, Hashable, Sendable, Codable, CaseIterable {
  /// A folder.
  case folder
  /// A link to a folder.
  case linkToFolder
  /// A file with contents.
  case file
  /// A link to a file, or to anything else that is not a folder.
  case linkToFile
  /// A link to something that is not there.
  case brokenLink
  /// A named pipe.
  case pipe
  /// A socket.
  case socket
  /// A device.
  case device
  /// Something that the system has no name for, or would not say.
  case unknown

  /// Whether it can be gone into.
  public var isFolder: Bool { self == .folder || self == .linkToFolder }

  /// Whether it is a file, or leads to one, so that its size says something.
  public var hasContents: Bool { self == .file || self == .linkToFile }

  /// Whether it is a link, sound or broken.
  public var isLink: Bool { self == .linkToFolder || self == .linkToFile || self == .brokenLink }

  /// A word or two for people.
  public var name: String {
    switch self {
    case .folder: "folder"
    case .linkToFolder: "link to a folder"
    case .file: "file"
    case .linkToFile: "link to a file"
    case .brokenLink: "broken link"
    case .pipe: "named pipe"
    case .socket: "socket"
    case .device: "device"
    case .unknown: "unknown kind"
    }
  }

  var withArticle: String { self == .unknown ? "something of an unknown kind" : "a " + name }
}
