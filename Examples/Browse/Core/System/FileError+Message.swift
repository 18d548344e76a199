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
    case .linkLoop: "Links in a circle"
    case .nameTooLong: "Name too long"
    case .noSpace: "No space left"
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
    case .linkLoop: "\(name) leads through links that lead to one another without end."
    case .nameTooLong: "\(name.prefix(80)) is longer than the system allows."
    case .noSpace: "There is no space left to write \(name)."
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
    case .linkLoop: "Remove one of the links."
    case .nameTooLong: "Open a folder nearer to it and go on from there."
    case .noSpace: "Remove what is no longer needed, then try again."
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
}
