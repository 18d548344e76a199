#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileError {
  /// A few words that say what happened, fit for a heading.
  public var title: String {
    switch reason {
    case .missing: "No such path"
    case .removed: "Removed"
    case .notAFolder: "Not a folder"
    case .notAFile: "Not a file"
    case .noPermission: "No permission"
    case .brokenLink: "Broken link"
    case .linkTooLong: "Broken link"
    case .linkLoop: "Links in a circle"
    case .nameTooLong: "Name too long"
    case .noSpace: "No space left"
    case .readOnly: "Read only"
    case .inTheWay: "Not a folder"
    case .notMade: "No folder"
    case .tooManyFiles: "Too many open files"
    case .noReader: "Nobody reads"
    case .tooLarge: "Too large"
    case .busy: "In use"
    case .system: "Cannot be opened"
    }
  }

  /// A sentence that names the path and says what is wrong with it.
  public var message: String {
    let name = path.display
    return switch reason {
    case .missing: "There is nothing at \(name)."
    case .removed: "\(name) is not there any more: it was removed, moved or renamed."
    case .notAFolder: "\(name) is not a folder, or something above it is not."
    case .notAFile(let kind): "\(name) is \(kind.withArticle) and has no contents to view."
    case .noPermission: "You may not open \(name)."
    case .brokenLink(let target): "\(name) is a link to \(target), which is not there."
    case .linkTooLong(let target):
      "\(name) is a link to \(target.prefix(80)), which is longer than the system allows."
    case .linkLoop: "\(name) leads through links that lead to one another without end."
    case .nameTooLong: "\(name.prefix(80)) is longer than the system allows."
    case .noSpace: "There is no space left to write \(name)."
    case .readOnly: "The disk that \(name) is on can only be read."
    case .inTheWay(let kind): "\(name) should be a folder, and is \(kind.withArticle)."
    case .notMade(let code): "The folder \(name) cannot be made: \(Self.text(for: code))."
    case .tooManyFiles: "\(name) cannot be opened: no more files can be open at once."
    case .noReader: "Nobody reads the pipe \(name)."
    case .tooLarge: "\(name) is longer than it may be, or would be."
    case .busy: "\(name) is being changed by another program, which does not come to an end."
    case .system(let code): "\(name) cannot be opened: \(Self.text(for: code))."
    }
  }

  /// A sentence that says what can be done.
  public var advice: String {
    switch reason {
    case .missing, .notAFolder: "Check the spelling."
    case .removed: "Go back to the folder above it."
    case .notAFile: "Its information sheet says more."
    case .noPermission: "Ask its owner, or whoever looks after this machine, for access."
    case .brokenLink: "Restore what it points to, or remove the link."
    case .linkTooLong: "Remove the link."
    case .linkLoop: "Remove one of the links."
    case .nameTooLong: "Open a folder nearer to it and go on from there."
    case .noSpace: "Remove what is no longer needed, then try again."
    case .readOnly: "Have it mounted for writing first."
    case .inTheWay: "Move it away, then try again."
    case .notMade(EACCES), .notMade(EPERM):
      "Ask whoever the folder above it belongs to for the right to write."
    case .notMade(EROFS): "Have the disk mounted for writing first."
    case .notMade(ENOSPC), .notMade(EDQUOT): "Remove what is no longer needed, then try again."
    case .notMade: "Try again when what is above it is in order."
    case .tooManyFiles: "Allow more (ulimit -n says how many), or end programs that have many open."
    case .noReader: "Begin to read it first, or choose a file."
    case .tooLarge: "Make it shorter, then try again."
    case .busy: "Let that program go on or end it, then try again."
    case .system: "Try again; if it stays so, the disk or the network may be at fault."
    }
  }

  static func text(for code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return SafeText.escaped(String(cString: text))
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong and what can be done.
  public var description: String { message + " " + advice }

  /// The same of a file that was to be written, and not viewed.
  public var writingDescription: String {
    guard case .notAFile(let kind) = reason else { return description }
    return "\(path.display) is \(kind.withArticle). Name another one."
  }
}
