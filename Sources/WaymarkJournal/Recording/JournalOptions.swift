/// How a journal is written.
public struct JournalOptions: Hashable, Sendable {
  /// The name of the app in the file.
  public var app: String?

  /// How many bytes a file may have before the next one begins.
  ///
  /// A file begins with the tree of every router, and is at least twice as long as that, so that trees greater than a file are
  /// not written with every change.
  public var fileSize: Int

  /// How many older files are kept, the newest of which has the name of the current file with `.1` at its
  /// end.
  public var olderFileCount: Int

  /// Makes options.
  ///
  /// - Parameters:
  ///   - app: The name of the app in the file; the name of the program if `nil`.
  ///   - fileSize: How many bytes a file may have before the next one begins; at least 4,096.
  ///   - olderFileCount: How many older files are kept besides the current one.
  public init(app: String? = nil, fileSize: Int = 16 << 20, olderFileCount: Int = 2) {
    self.app = app
    self.fileSize = max(4096, fileSize)
    self.olderFileCount = max(0, olderFileCount)
  }
}
