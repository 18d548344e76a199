/// An absolute path without `.`, `..` and double slashes.
package struct FilePath: RawRepresentable, CustomStringConvertible, Hashable, Sendable, Codable {
  /// The path as the system takes it.
  package let rawValue: String

  /// The folder above all others.
  package static let root = FilePath("/")

  /// Makes a path.
  ///
  /// - Parameters:
  ///   - text: The path.
  ///   - folder: The folder that it begins in, unless it begins with a slash.
  package init(_ text: String, in folder: FilePath? = nil) {
    var names: [Substring] = []
    let whole = text.hasPrefix("/") ? text : (folder?.rawValue ?? "") + "/" + text
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    rawValue = "/" + names.joined(separator: "/")
  }

  package init(rawValue: String) { self.init(rawValue) }

  /// The folder that it is in; nil for the root.
  package var parent: FilePath? { self == .root ? nil : FilePath(rawValue + "/..") }

  /// The last name in it, fit to be shown; a slash for the root.
  package var name: String {
    self == .root ? "/" : String(rawValue.split(separator: "/").last ?? "").printable
  }

  /// The whole path, fit to be shown.
  package var description: String { rawValue.printable }

  /// The folders above it from the root on, and the path itself.
  package var lineage: [FilePath] { (parent?.lineage ?? []) + [self] }

  /// The path of something in this folder.
  package func appending(_ name: String) -> FilePath { FilePath(rawValue + "/" + name) }
}

extension String {
  /// The text with a sign in the place of every character that controls and shows nothing, such as a line break in a name.
  package var printable: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      // Emoji are joined by a character of this kind.
      case .format where scalar == "\u{200D}": result.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
