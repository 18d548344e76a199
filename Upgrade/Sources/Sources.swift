import Foundation
import SwiftParser
import SwiftSyntax

/// The files of an app.
struct Sources {
  struct File {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
  }

  struct Result {
    let file: File
    let bytes: [UInt8]
    let undecided: [Undecided]

    var isChanged: Bool { bytes != file.bytes }
  }

  private(set) var files: [File] = []
  /// What was passed over because it is a link, and may lead out of what is to be rewritten, or round and round.
  private(set) var links: [String] = []
  private var declarations = Declarations()

  /// Reads all Swift files in folders.
  init(paths: [String]) throws(Options.Failure) {
    var failures: [String] = []
    var known: Set<String> = []
    for path in paths {
      for file in try swiftFiles(in: path) where known.insert(Self.realPath(file)).inserted {
        do { try add(file) } catch { failures.append(error.description) }
      }
    }
    if !failures.isEmpty {
      throw Options.Failure(
        description: failures.joined(separator: "\nupgrade: ") + "\nupgrade: nothing was rewritten")
    }
  }

  private mutating func add(_ path: String) throws(Options.Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Options.Failure(description: "\(path): cannot be read")
    }
    // Not Foundation's reading, which leaves out a byte order mark: places are counted in the bytes of the file.
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Options.Failure(description: "\(path): is no UTF-8")
    }
    let tree = Parser.parse(source: text)
    // What does not parse is not understood either.
    if tree.hasError { throw Options.Failure(description: "\(path): does not parse") }
    declarations.add(tree)
    files.append(File(path: path, bytes: Array(data), tree: tree))
  }

  /// What becomes of each file.
  func upgraded() throws(Options.Failure) -> [Result] {
    var results: [Result] = []
    for file in files {
      let (bytes, undecided) = Rewriter.rewrite(file.bytes, file.tree, knowing: declarations)
      if bytes != file.bytes, Parser.parse(source: String(decoding: bytes, as: UTF8.self)).hasError {
        throw Options.Failure(description: "\(file.path): would not parse any more; nothing was rewritten")
      }
      results.append(Result(file: file, bytes: bytes, undecided: undecided))
    }
    return results
  }

  private mutating func swiftFiles(in path: String) throws(Options.Failure) -> [String] {
    switch Self.type(of: path) {
    case .typeDirectory?: break
    case .typeRegular?: return [path]
    case .typeSymbolicLink?:
      // One that was named is meant.
      return try swiftFiles(in: Self.realPath(path))
    case nil: throw Options.Failure(description: "\(path): is not there")
    default: throw Options.Failure(description: "\(path): is neither a file nor a folder")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Options.Failure(description: "\(path): cannot be read")
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Pods" && name != "Carthage" {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      switch Self.type(of: inner) {
      case .typeDirectory?: files += try swiftFiles(in: inner)
      case .typeRegular?: if name.hasSuffix(".swift") { files.append(inner) }
      case .typeSymbolicLink?:
        if name.hasSuffix(".swift") || Self.leadsToFolder(inner) { links.append(inner) }
      default: break
      }
    }
    return files
  }

  /// Of a link itself, and not of what it leads to.
  private static func type(of path: String) -> FileAttributeType? {
    // A path that ends with a slash is that of what a link leads to.
    let path = path.hasSuffix("/") && path != "/" ? path + "." : path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static func leadsToFolder(_ link: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: link, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
