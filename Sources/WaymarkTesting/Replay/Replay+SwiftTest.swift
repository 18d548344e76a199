import Waymark
import WaymarkInspector

extension Replay {
  /// The journal as a test, for the app's test target.
  ///
  /// The test contains the journal and replays it, and fails where the router or the routes behave
  /// differently.
  ///
  /// ```swift
  /// print(try Replay<AppRoute>(contentsOf: "journal.jsonl").swiftTest(named: "theWrongScreen"))
  /// ```
  ///
  /// Where records are missing in the journal, the test holds what comes after. It ends before the first route that could not be
  /// encoded, and says so.
  ///
  /// - Parameter name: The name of the test, which may be any text.
  /// - Returns: The text of a file: what to import, and the test.
  /// - Throws: ``ReplayError/noTypeName(_:)`` where the routes' type is private, or local to a function.
  /// - Complexity: O(*n*) in the length of the journal.
  public func swiftTest(named name: String) throws(ReplayError) -> String {
    var test = JournalTest(window: lines.window, maximumBytes: .max)
    var reader = JournalReader(LineReader(ByteSource(lines.bytes), maximumLength: .max))
    while let item = try? reader.next() { test.take(item) }
    let type = String(reflecting: R.self)
    do {
      return try test.text(named: name, route: type)
    } catch .noTypeName {
      throw .noTypeName(type)
    } catch {
      throw .noBase(window: lines.window)
    }
  }
}
