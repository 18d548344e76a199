public import Waymark
import WaymarkStorage

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

/// How a journal writes routes.
public struct JournalRoutes<R: Route>: Sendable {
  /// The word in a file for the way in which routes are written.
  enum Mode: String, Sendable {
    case names
    case full
    case custom
  }

  let mode: Mode

  let write: @Sendable (R) -> SnapshotValue

  /// Writes routes as the names of their cases, so that no value leaves the device: `shop.product` for
  /// `AppRoute.shop(.product(id: 5))`.
  ///
  /// A case's payload is looked into only if it is a route itself. A route that is not an enum has the name
  /// of its type. The route's own `description` and `routeName` are not used, because they may hold values.
  public static var names: JournalRoutes {
    JournalRoutes(mode: .names) { .string(CaseNames.name(of: $0)) }
  }

  /// Writes routes as a closure says.
  ///
  /// ```swift
  /// router.record(in: journal, routes: .custom { $0.routeName })
  /// ```
  ///
  /// - Parameter text: What to write for a route. It is called on a thread of the journal's own.
  /// - Returns: The way to write them.
  public static func custom(_ text: @escaping @Sendable (R) -> String) -> JournalRoutes {
    JournalRoutes(mode: .custom) { .string(text($0)) }
  }
}

extension JournalRoutes where R: Codable {
  /// Writes routes in full, as they encode themselves, so that the journal can be replayed.
  ///
  /// Their values leave the device with the file. A route that throws as it encodes itself is written as its name, and a replay
  /// ends there.
  public static var full: JournalRoutes {
    let coder = SnapshotCoder()
    return JournalRoutes(mode: .full) { (try? coder.encode($0)) ?? .string(CaseNames.name(of: $0)) }
  }
}
