extension MoveError {
  /// A few words that say what happened, fit for a heading.
  public var title: String { "Not moved" }

  /// A sentence that says why the item is where it was.
  public var message: String {
    let name = move.item.lastComponent
    let folder = move.folder.display
    return switch reason {
    case .alreadyThere: "\(name) is in \(folder) already."
    case .exists: "\(folder) has something called \(name) already. Nothing was replaced."
    case .intoItself: "\(name) cannot be moved into itself: \(folder) is the folder that moves, or is in it."
    case .otherDevice: "\(folder) is on another disk than \(name), and only moves on one disk are made here."
    case .noPermission(let path): "You may not change \(path.display)."
    case .missing(let path): "\(path.display) is not there any more."
    case .replaced(let path):
      "\(path.display) is not what was moved: something else has taken its place. It was left where it is."
    case .notAFolder: "\(folder) is not a folder any more."
    case .readOnly: "The disk that \(name) is on can only be read."
    case .nameTooLong: "The path of \(name) in \(folder) would be longer than the system allows."
    case .noSpace: "There is no space left to move \(name) to \(folder)."
    case .inUse: "The system itself needs \(name) where it is."
    case .system(let code): "\(name) cannot be moved to \(folder): \(FileError.text(for: code))."
    }
  }

  /// A sentence that says what can be done.
  public var advice: String {
    switch reason {
    case .alreadyThere, .intoItself: "Choose another folder."
    case .exists: "Rename one of the two, or choose another folder."
    case .otherDevice: "Copy it there, then remove it here."
    case .noPermission: "Ask its owner, or whoever looks after this machine, for the right to write."
    case .replaced: "If it is what you want to move, choose it and move it."
    case .missing, .notAFolder: "Look at the folder again and choose anew."
    case .readOnly: "Have it mounted for writing first."
    case .nameTooLong: "Choose a folder nearer to the root."
    case .noSpace: "Remove what is no longer needed, then try again."
    case .inUse: "Leave it there."
    case .system: "Try again; if it stays so, the disk or the network may be at fault."
    }
  }

  /// What the user is told.
  public var notice: Notice { Notice(title: title, message: message + "\n\n" + advice) }
}

extension MoveError: CustomStringConvertible {
  /// What went wrong and what can be done.
  public var description: String { message + " " + advice }
}
