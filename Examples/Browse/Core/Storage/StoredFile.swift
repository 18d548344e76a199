import Foundation

/// A value that is kept in a file of JSON.
///
/// A change is made to what the file holds at that moment, so that two programs do not undo each other's changes, and is on disk
/// when ``update(_:)`` returns.
@MainActor
final class StoredFile<Value: Codable> {
  /// The value as it was read or changed last.
  private(set) var value: Value
  /// Why the value is not on disk, or was not read, for people to read.
  private(set) var problem: String?

  private let file: URL
  private var isUnwritten = false

  /// Reads the value.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - folder: The file's folder, which need not be there.
  ///   - initial: The value where there is no file.
  init(_ name: String, in folder: URL, initial: Value) {
    file = folder.appendingPathComponent(name)
    value = initial
    read()
  }

  /// Changes the value and keeps it.
  func update(_ change: (inout Value) -> Void) {
    if !isUnwritten { read() }
    change(&value)
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(value).write(to: file, options: .atomic)
      (problem, isUnwritten) = (nil, false)
    } catch {
      problem = "\(file.path) cannot be written: \(error.localizedDescription)"
      isUnwritten = true
    }
  }

  private func read() {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      value = try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
    } catch {
      // A file that cannot be read is not written over.
      let aside = file.appendingPathExtension("damaged")
      try? FileManager.default.moveItem(at: file, to: aside)
      problem = "\(file.path) cannot be read, and is \(aside.lastPathComponent) now."
    }
  }
}
