import BrowseCore
import Foundation

/// A disk of a few pages, which only the superuser of a whole machine can have.
final class SmallDisk {
  struct Refused: Error {}

  let folder: TemporaryFolder

  /// Whether there can be one here.
  static let isPossible = TemporaryFolder.isSuperuser && (try? SmallDisk()) != nil

  init() throws {
    folder = try TemporaryFolder()
    guard run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path.display) else { throw Refused() }
  }

  deinit { _ = run("umount", "-l", folder.path.display) }

  /// Writes until there is no room left.
  func fill() throws {
    // It ends with the error that is wanted.
    _ = try? folder.file(name: Array("filler".utf8), Array(repeating: 1, count: 1 << 20))
  }

  /// Makes room again.
  func clear() throws { try folder.remove("filler") }

  /// Has it be read only from now on.
  func protect() throws {
    guard run("mount", "-o", "remount,ro", folder.path.display) else { throw Refused() }
  }

  private func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
