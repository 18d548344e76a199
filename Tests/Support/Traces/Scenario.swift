/// Verbs in turns: those of one turn follow one another at once, and between turns everything comes to rest.
///
/// Written with semicolons between verbs and slashes between turns: `push:a@home; push:b@home / back`.
public struct Scenario: Equatable, Sendable, CustomStringConvertible {
  /// The turns.
  public var turns: [[Verb]]

  /// Makes a scenario.
  ///
  /// - Parameter turns: The turns.
  public init(_ turns: [[Verb]]) {
    self.turns = turns
  }

  /// Reads a scenario.
  ///
  /// - Parameter text: The scenario as it is written.
  /// - Throws: ``ScenarioError`` where it cannot be read.
  public init(_ text: String) throws(ScenarioError) {
    var reader = ScenarioReader(text)
    turns = try reader.readTurns()
  }

  /// The scenario as it is written.
  public var description: String {
    turns.map { $0.map { $0.description }.joined(separator: "; ") }.joined(separator: " / ")
  }

  /// Every verb, those inside others after them.
  public var allVerbs: [Verb] {
    var all: [Verb] = []
    var waiting = Array(turns.joined().reversed())
    while let verb = waiting.popLast() {
      all.append(verb)
      waiting += verb.inner.flatMap { $0.verbs }.reversed()
    }
    return all
  }
}

/// Where a scenario cannot be read.
public struct ScenarioError: Error, CustomStringConvertible {
  let text: String
  let offset: Int
  let expected: String

  /// Where and why.
  public var description: String { "Expected \(expected) at character \(offset + 1) of: \(text)" }
}

struct ScenarioReader {
  private let text: String
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func readTurns() throws(ScenarioError) -> [[Verb]] {
    var turns = [try readVerbs()]
    while take("/") { turns.append(try readVerbs()) }
    skipSpaces()
    if index < characters.count { throw failure("a semicolon, a slash or the end") }
    return turns
  }

  private mutating func readVerbs() throws(ScenarioError) -> [Verb] {
    var verbs = [try readVerb()]
    while take(";") { verbs.append(try readVerb()) }
    return verbs
  }

  private mutating func readVerb() throws(ScenarioError) -> Verb {
    var verb = Verb(try readWord("the kind of a verb"))
    if takeHere(":") { verb.name = try readWord("a name") }
    if takeHere("@") { verb.from = try readWord("the screen that asks") }
    if takeHere("=") { verb.payload = try readWord("a payload") }
    if takeHere("-") { verb.isAnimated = false }
    while startsWord {
      let moment = try readWord("a moment")
      guard take("{") else { throw failure("an opening brace") }
      verb.inner.append(Verb.Inner(moment, try readVerbs()))
      guard take("}") else { throw failure("a closing brace") }
    }
    return verb
  }

  private mutating func readWord(_ expected: String) throws(ScenarioError) -> String {
    skipSpaces()
    let start = index
    while index < characters.count, Self.isPartOfWord(characters[index]) { index += 1 }
    if index == start { throw failure(expected) }
    return String(characters[start..<index])
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_"
  }

  private var startsWord: Bool {
    guard let next = characters[index...].first(where: { $0 != " " }) else { return false }
    return Self.isPartOfWord(next)
  }

  private mutating func skipSpaces() {
    while index < characters.count, characters[index] == " " { index += 1 }
  }

  private mutating func takeHere(_ character: Character) -> Bool {
    guard index < characters.count, characters[index] == character else { return false }
    index += 1
    return true
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    return takeHere(character)
  }

  private func failure(_ expected: String) -> ScenarioError {
    ScenarioError(text: text, offset: index, expected: expected)
  }
}
