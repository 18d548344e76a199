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
  private var declarations = Declarations()

  /// Reads all Swift files in folders.
  init(paths: [String]) throws(Options.Failure) {
    for path in paths {
      for file in try Self.swiftFiles(in: path) { try add(file) }
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
    if tree.hasError { throw Options.Failure(description: "\(path): does not parse; nothing was rewritten") }
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

  private static func swiftFiles(in path: String) throws(Options.Failure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Options.Failure(description: "\(path): is not there")
    }
    if !isFolder.boolValue { return [path] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Options.Failure(description: "\(path): cannot be read")
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Pods" && name != "Carthage" {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      var isInnerFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isInnerFolder) else { continue }
      // A folder that is a link may lead back here.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) != nil
      if isInnerFolder.boolValue {
        if !isLink { files += try swiftFiles(in: inner) }
      } else if name.hasSuffix(".swift"), !isLink {
        files.append(inner)
      }
    }
    return files
  }
}
