public import Waymark
import WaymarkStorage

/// How a journal writes routes.
public struct JournalRoutes<R: Route>: Sendable {
  /// The word in a file for the way in which routes are written.
  let mode: String

  let write: @Sendable (R) -> JSONValue

  /// Writes routes as the names of their cases, so that no value leaves the device: `shop.product` for
  /// `AppRoute.shop(.product(id: 5))`.
  ///
  /// A case's payload is looked into only if it is a route itself. A route that is not an enum has the name
  /// of its type. The route's own `description` and `routeName` are not used, because they may hold values.
  public static var names: JournalRoutes {
    JournalRoutes(mode: "names") { .string(CaseNames.name(of: $0)) }
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
    JournalRoutes(mode: "custom") { .string(text($0)) }
  }
}

extension JournalRoutes where R: Codable {
  /// Writes routes in full, as they encode themselves, so that the journal can be replayed.
  ///
  /// Their values leave the device with the file. A route that throws as it encodes itself is written as its name, and a replay
  /// ends there.
  public static var full: JournalRoutes {
    JournalRoutes(mode: "full") { (try? JSONCoder.encode($0)) ?? .string(CaseNames.name(of: $0)) }
  }
}
