/// The course of one navigation: how it ended, and when each of its parts happened.
package struct NavigationCourse: Hashable, Sendable {
  /// A part that takes time: a guard's answer, a step of the host, or the wait for a detour.
  package struct Span: Hashable, Sendable {
    package let name: String
    package let begin: Int
    /// When it ended; `nil` where the journal does not say.
    package var end: Int?
    /// The result, in a few words.
    package var result: String
    package var isFault: Bool
  }

  /// How many spans of each kind, and how many faults, are kept for one navigation.
  package static let maximumSpans = 200

  package let window: Int?
  package let number: Int

  /// The request, in words.
  package var title: String

  /// When it was asked for, and when its turn came.
  package let begin: Int
  package var turn: Int?

  /// When it ended; `nil` where the journal does not say.
  package var end: Int?

  /// How it ended, as a word of the journal; `unfinished` if the journal does not say, and `user` for a user's
  /// action.
  package var outcome = "unfinished"

  /// The outcome with its details.
  package var outcomeText = "unfinished"

  /// The rows of its first and last record.
  package let firstRow: Int
  package var lastRow: Int

  package var guards: [Span] = []
  package var steps: [Span] = []
  package var detours: [Span] = []
  package var commits: [Int] = []
  package var faults: [Fault] = []

  /// How many parts were left out because there are too many.
  package var leftOut = 0

  /// Something that went wrong, and when.
  package struct Fault: Hashable, Sendable {
    package let time: Int
    package let name: String
  }

  init(window: Int?, number: Int, title: String, begin: Int, row: Int) {
    self.window = window
    self.number = number
    self.title = title
    self.begin = begin
    firstRow = row
    lastRow = row
  }

  /// Adds a part to one of the lists, unless that is full.
  ///
  /// - Returns: The part's position in the list; `nil` if the list is full.
  @discardableResult
  mutating func add<Part>(_ part: Part, to list: WritableKeyPath<NavigationCourse, [Part]>) -> Int? {
    guard self[keyPath: list].count < NavigationCourse.maximumSpans else {
      leftOut += 1
      return nil
    }
    self[keyPath: list].append(part)
    return self[keyPath: list].count - 1
  }

  /// Whether one of its steps has not ended.
  var hasOpenStep: Bool { steps.contains { $0.end == nil } }
}
