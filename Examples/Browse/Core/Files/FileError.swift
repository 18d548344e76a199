import Foundation

/// Why a file or a folder cannot be shown.
package struct FileError: Error, Hashable, Sendable {
  /// The reasons that are told apart.
  package enum Reason: Hashable, Sendable {
    case missing
    case notAFolder
    case notAFile(FileKind)
    case noPermission
    case other(String)
  }

  /// The file or the folder.
  package let path: FilePath
  /// The reason.
  package let reason: Reason

  init(_ path: FilePath, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error of what a call to the system has failed with.
  init(_ path: FilePath, code: Int32) {
    self.path = path
    reason =
      switch code {
      case ENOENT: .missing
      case ENOTDIR: .notAFolder
      case EACCES, EPERM: .noPermission
      default: .other(String(cString: strerror(code)))
      }
  }

  /// The reason in a few words.
  package var title: String {
    switch reason {
    case .missing: "Nothing there"
    case .notAFolder: "Not a folder"
    case .notAFile: "Not a file"
    case .noPermission: "No permission"
    case .other: "Cannot be opened"
    }
  }

  /// The reason in a sentence.
  package var message: String {
    switch reason {
    case .missing: "There is nothing at \(path)."
    case .notAFolder: "\(path) is not a folder, or something above it is not."
    case .notAFile(let kind): "\(path) has no contents to view: \(kind.name)."
    case .noPermission: "You may not open \(path)."
    case .other(let text): "\(path) cannot be opened: \(text)."
    }
  }

  /// A way out.
  package var advice: String {
    switch reason {
    case .missing, .notAFolder: "Check the spelling, or go back to the folder above it."
    case .notAFile: "Its information sheet says more."
    case .noPermission: "Ask its owner for access."
    case .other: "Try again."
    }
  }
}
