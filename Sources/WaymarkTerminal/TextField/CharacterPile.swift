/// The characters at one side of a place in a text, of which those nearest to the place are directly
/// available.
///
/// The others lie in chunks. Copies of the text share the chunks, and chunks move from one side to the other
/// as a whole. So characters far from the place cost next to nothing, however many there are.
struct CharacterPile: Sendable {
  /// Which side of the place it is.
  enum Side: Sendable {
    case before, after
  }

  /// Few enough to be copied at a key, enough to make the chunks of a long text few.
  private static let chunkSize = 256

  private let side: Side
  /// The characters next to the place, the nearest one last.
  private var near: [Character] = []
  /// The other ones in chunks, each in the order of the text, the nearest one last.
  ///
  /// There are few chunks, however the place moves. It divides at most one chunk, whose parts lie directly at
  /// both sides of it and become one again when the place has passed.
  private var far: [[Character]] = []
  private(set) var count = 0

  init(_ side: Side) { self.side = side }

  /// The nearest character.
  var nearest: Character? { near.last ?? (side == .before ? far.last?.last : far.last?.first) }

  /// The nearest characters, the very nearest one first.
  func nearest(_ number: Int) -> [Character] {
    var result: [Character] = []
    forEachNearest { character in
      if result.count < number { result.append(character) }
      return result.count < number
    }
    return result
  }

  /// Visits the characters, the nearest one first, for as long as wanted.
  func forEachNearest(_ body: (Character) -> Bool) {
    for character in near.reversed() where !body(character) { return }
    for chunk in far.reversed() {
      for character in turned(chunk).reversed() where !body(character) { return }
    }
  }

  mutating func push(_ character: Character) {
    near.append(character)
    count += 1
    if near.count == 2 * Self.chunkSize {
      far.append(turned(Array(near[..<Self.chunkSize])))
      near.removeFirst(Self.chunkSize)
    }
  }

  mutating func pop() -> Character? {
    if near.isEmpty { load() }
    guard let character = near.popLast() else { return nil }
    count -= 1
    return character
  }

  /// Takes the nearest characters away.
  mutating func remove(_ number: Int) {
    var left = min(number, count)
    count -= left
    while left > 0 {
      if near.isEmpty { load() }
      let some = min(left, near.count)
      near.removeLast(some)
      left -= some
    }
  }

  /// Moves the nearest characters to the other side of the place.
  mutating func move(_ number: Int, to other: inout CharacterPile) {
    var left = min(number, count)
    while left > 0 {
      if near.isEmpty, let chunk = far.last, chunk.count <= left {
        far.removeLast()
        other.settle()
        other.far.append(chunk)
        other.count += chunk.count
        count -= chunk.count
        left -= chunk.count
      } else if let character = pop() {
        other.push(character)
        left -= 1
      }
    }
  }

  /// Adds the characters to a text, in its order.
  func append(to text: inout String) {
    switch side {
    case .before:
      for chunk in far { text.append(contentsOf: chunk) }
      text.append(contentsOf: near)
    case .after:
      text.append(contentsOf: near.reversed())
      for chunk in far.reversed() { text.append(contentsOf: chunk) }
    }
  }

  private mutating func load() {
    if let chunk = far.popLast() { near = turned(chunk) }
  }

  /// Moves all characters into chunks.
  private mutating func settle() {
    guard !near.isEmpty else { return }
    far.append(turned(near))
    near = []
  }

  /// Converts from the order of the text to that of this pile, or back.
  private func turned(_ characters: [Character]) -> [Character] {
    side == .before ? characters : characters.reversed()
  }
}
