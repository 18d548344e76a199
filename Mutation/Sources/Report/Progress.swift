import Foundation

/// Says on standard error how far the tool is.
struct Progress {
  private let started = Date()

  func callAsFunction(_ message: String) {
    let seconds = Int(Date().timeIntervalSince(started))
    FileHandle.standardError.write(Data("[\(seconds) s] \(message)\n".utf8))
  }
}
