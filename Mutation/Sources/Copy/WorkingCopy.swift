import Foundation

/// A copy of the repository to build mutants in.
///
/// Only what differs is written, so that the build goes on from the last one.
struct WorkingCopy {
  let root: String
  let folder: String

  /// The tests have a link to the yardstick of the benchmarks.
  private static let parts = ["Package.swift", "Sources", "Tests", "Examples", "Benchmarks/Sources"]

  /// Brings the copy to what the repository holds now.
  ///
  /// - Parameters:
  ///   - changed: Files that have another text than in the repository, or are only here.
  ///   - tests: The test targets to keep, with what they need.
  /// - Throws: ``MutationError``, or an error of the file system.
  func update(changed: [String: [UInt8]], tests: [String]) throws {
    var changed = changed
    changed["Package.swift"] = Array((try read("Package.swift") + Manifest.keeping(tests)).utf8)
    var wanted = Set(try files())
    for path in wanted where changed[path] == nil { try copy(path) }
    for (path, bytes) in changed {
      try write(bytes, to: path)
      wanted.insert(path)
    }
    try removeOthers(than: wanted)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// The files of the repository as they are now, committed or not.
  func files() throws -> [String] {
    let listing = try Command(
      arguments: ["git", "ls-files", "-z", "-co", "--exclude-standard", "--"] + Self.parts, folder: root
    ).run()
    guard listing.isSuccess else { throw MutationError("git ls-files failed: \(listing.output)") }
    return listing.output.split(separator: "\0").map(String.init)
      .filter { (try? FileManager.default.attributesOfItem(atPath: root + "/" + $0)) != nil }
  }

  private func copy(_ path: String) throws {
    let (from, to) = (root + "/" + path, folder + "/" + path)
    let manager = FileManager.default
    if let destination = try? manager.destinationOfSymbolicLink(atPath: from) {
      if (try? manager.destinationOfSymbolicLink(atPath: to)) == destination { return }
      try? manager.removeItem(atPath: to)
      try makeFolder(of: to)
      try manager.createSymbolicLink(atPath: to, withDestinationPath: destination)
      return
    }
    guard let data = manager.contents(atPath: from) else { throw MutationError("cannot read \(path)") }
    if manager.contents(atPath: to) == data { return }
    try? manager.removeItem(atPath: to)
    try makeFolder(of: to)
    // Copied rather than written, so that a program stays one.
    try manager.copyItem(atPath: from, toPath: to)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let to = folder + "/" + path
    if FileManager.default.contents(atPath: to) == Data(bytes) { return }
    try makeFolder(of: to)
    try Data(bytes).write(to: URL(fileURLWithPath: to))
  }

  private func makeFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  }

  private func removeOthers(than wanted: Set<String>) throws {
    for part in Self.parts {
      guard let walk = FileManager.default.enumerator(atPath: folder + "/" + part) else { continue }
      for case let inner as String in walk {
        let path = part + "/" + inner
        let type = walk.fileAttributes?[.type] as? FileAttributeType
        if type != .typeDirectory, !wanted.contains(path) {
          try FileManager.default.removeItem(atPath: folder + "/" + path)
        }
      }
    }
  }
}
