/// How a journal is written.
public struct JournalOptions: Hashable, Sendable {
  /// What the app is called in the file.
  public var app: String?

  /// How many bytes a file may have before the next one is begun, which is when the router is at rest, or at double the size at
  /// the latest.
  public var fileSize: Int

  /// How many files are kept besides the one that is written, the newest of them named as that with `.1` behind it.
  public var olderFileCount: Int

  /// How long what was noted may wait before it is written.
  public var interval: Duration

  /// Makes options.
  ///
  /// - Parameters:
  ///   - app: What the app is called in the file; the name of the program if `nil`.
  ///   - fileSize: How many bytes a file may have before the next one is begun; at least 4,096.
  ///   - olderFileCount: How many files are kept besides the one that is written.
  ///   - interval: How long what was noted may wait before it is written.
  public init(
    app: String? = nil, fileSize: Int = 16 << 20, olderFileCount: Int = 2,
    interval: Duration = .milliseconds(50)
  ) {
    self.app = app
    self.fileSize = max(4096, fileSize)
    self.olderFileCount = max(0, olderFileCount)
    self.interval = max(.milliseconds(1), interval)
  }
}
