import BrowseCore
import Foundation

/// A program of this package, as it was built for this test run.
enum Product {
  static let browse = folder.appending("browse")

  /// The folder of what was built: that of the test bundle.
  private static var folder: FilePath {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let program = bundle ?? CommandLine.arguments[0]
    let current = FilePath(FileManager.default.currentDirectoryPath)
    return FilePath(argument: Array(program.utf8), in: current).parent ?? current
  }
}
