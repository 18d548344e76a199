/// Records of a window without a gap, from a point on at which the window was at rest.
struct UnbrokenRun: Sendable {
  /// The records from one point at which the window is at rest to the next.
  private struct Segment: Sendable {
    var text = ""
    var count = 0
  }

  private let opening: String
  private var segments: [Segment] = []
  private var byteCount = 0

  /// The name of the routes' type, as the journal has it.
  private(set) var route: String?

  /// The number of the record after the run, if it has a route that could not be encoded.
  var unencodable: Int?

  /// - Parameter opening: The first line of the journal.
  init(opening: String) {
    self.opening = opening
  }

  var recordCount: Int { segments.reduce(0) { $0 + $1.count } }

  /// The lines, with the first line of the journal.
  var text: String { opening + segments.map(\.text).joined() }

  /// Begins a segment: the next line is a record of the whole state at rest.
  mutating func rest(route: String?) {
    self.route = route ?? self.route
    segments.append(Segment())
  }

  mutating func append(_ line: String) {
    guard !segments.isEmpty else { return }
    hold(line)
    segments[segments.count - 1].count += 1
  }

  /// Adds a line that is not a record of the window.
  mutating func hold(_ line: String) {
    guard !segments.isEmpty else { return }
    segments[segments.count - 1].text += line
    byteCount += line.utf8.count
  }

  /// Drops segments at the beginning if the run is too long.
  ///
  /// - Parameter maximumBytes: How many bytes the run may have.
  /// - Returns: Whether the run is short enough now: the last segment is never dropped.
  mutating func bound(to maximumBytes: Int) -> Bool {
    while byteCount > maximumBytes {
      guard segments.count > 1 else { return false }
      byteCount -= segments.removeFirst().text.utf8.count
    }
    return true
  }
}
