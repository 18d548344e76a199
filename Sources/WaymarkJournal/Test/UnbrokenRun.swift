/// Records of a window among which nothing is missing, from a place where it was at rest.
struct UnbrokenRun: Sendable {
  /// The records from one place of rest to the next.
  private struct Segment: Sendable {
    var text = ""
    var count = 0
  }

  private let opening: String
  private var segments: [Segment] = []
  private var byteCount = 0

  /// The name of the routes' type, as the window has it.
  private(set) var route: String?

  /// The number of the record that would be next, if a route of it could not be encoded.
  var unencodable: Int?

  /// - Parameter opening: The line that a journal begins with.
  init(opening: String) {
    self.opening = opening
  }

  var recordCount: Int { segments.reduce(0) { $0 + $1.count } }

  /// The lines, with the one that a journal begins with.
  var text: String { opening + segments.map(\.text).joined() }

  /// The next line says where the window is, at rest.
  mutating func rest(route: String?) {
    self.route = route ?? self.route
    segments.append(Segment())
  }

  mutating func append(_ line: String) {
    guard !segments.isEmpty else { return }
    hold(line)
    segments[segments.count - 1].count += 1
  }

  /// Adds a line that is no record of the window.
  mutating func hold(_ line: String) {
    guard !segments.isEmpty else { return }
    segments[segments.count - 1].text += line
    byteCount += line.utf8.count
  }

  /// Lets go of what comes first, from one place of rest to the next, where it is too much.
  ///
  /// - Parameter maximumBytes: How much it may be.
  /// - Returns: Whether that was enough: a last part is never let go of.
  mutating func bound(to maximumBytes: Int) -> Bool {
    while byteCount > maximumBytes {
      guard segments.count > 1 else { return false }
      byteCount -= segments.removeFirst().text.utf8.count
    }
    return true
  }
}
