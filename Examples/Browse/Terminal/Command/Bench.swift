import BrowseCore
import Waymark
import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How fast the browser is on a folder, measured by really drawing it, into memory.
@MainActor
struct Bench {
  /// How many rows are scrolled by, a frame each.
  private static let scrolledRows = 500

  /// The folder.
  let folder: FilePath

  /// Measures.
  ///
  /// - Returns: The figures and their names, in the order they are printed in.
  /// - Throws: Why the folder cannot be listed.
  func run() throws(FileError) -> [(name: String, value: Double)] {
    // Before anything is measured: the figures would be about a message.
    let status = try FileStatus(of: folder)
    guard status.kind.isFolder else { throw FileError(folder, .notAFolder) }

    let clock = ContinuousClock()
    let output = MemoryOutput(size: Size(width: 120, height: 40))
    let beginning = clock.now
    // Bookmarks and notes are read as in every run, and nothing is written.
    let browser = Browser(showing: folder, kind: .folder, stores: BrowseStores(folder: DataFolder()))
    let configuration = TerminalConfiguration(colors: .indexed, slideDuration: .zero)
    let host = BrowseHost(browser, output: output, configuration: configuration)
    browser.router.attach(host.host)
    host.host.drawIfNeeded()
    let firstFrame = clock.now - beginning

    let listBeginning = clock.now
    _ = try FolderListing(reading: folder)
    let list = clock.now - listBeginning

    let scrollBeginning = clock.now
    for _ in 0..<Self.scrolledRows {
      host.host.handle(.down)
      host.host.drawIfNeeded()
    }
    let scroll = (clock.now - scrollBeginning) / Self.scrolledRows
    return [
      ("first-frame-ms", Self.milliseconds(firstFrame)), ("list-ms", Self.milliseconds(list)),
      ("scroll-frame-ms", Self.milliseconds(scroll)), ("peak-mb", Self.peakMegabytes),
    ]
  }

  /// Writes a figure with as many decimals as say something.
  ///
  /// - Parameter value: The figure.
  /// - Returns: The figure with three decimals below ten, with one above.
  static func format(_ value: Double) -> String {
    let scale = value < 10 ? 1000.0 : 10.0
    return "\((value * scale).rounded() / scale)"
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  private static var peakMegabytes: Double {
    var usage = rusage()
    // RUSAGE_SELF, which is an integer on some systems and an enumeration on others.
    guard getrusage(0, &usage) == 0 else { return .nan }
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_000_000
    #else
      return Double(usage.ru_maxrss) * 1024 / 1_000_000
    #endif
  }
}

/// A terminal that takes everything and shows nothing.
private final class MemoryOutput: TerminalOutput {
  let size: Size
  private var bytes: [UInt8] = []

  init(size: Size) {
    self.size = size
  }

  func write(_ bytes: [UInt8]) {
    self.bytes.removeAll(keepingCapacity: true)
    self.bytes.append(contentsOf: bytes)
  }
}
