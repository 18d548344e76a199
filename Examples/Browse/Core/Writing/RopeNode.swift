/// A part of a rope: a run of characters, or two parts of nearly the same height, one behind the other.
final class RopeNode: Sendable {
  private enum Contents {
    case run([Character])
    case parts(RopeNode, RopeNode)
  }

  /// The most characters of a run: few enough to be copied at every key, enough to keep the tree small.
  private static let runLimit = 256

  let count: Int
  let breakCount: Int
  let scalarCount: Int
  private let height: Int
  private let contents: Contents

  private init(run: [Character]) {
    contents = .run(run)
    count = run.count
    breakCount = run.count { $0.isNewline }
    scalarCount = run.reduce(0) { $0 + $1.unicodeScalars.count }
    height = 0
  }

  private init(_ left: RopeNode, _ right: RopeNode) {
    contents = .parts(left, right)
    count = left.count + right.count
    breakCount = left.breakCount + right.breakCount
    scalarCount = left.scalarCount + right.scalarCount
    height = max(left.height, right.height) + 1
  }

  /// A part for characters, nil for none.
  static func make(_ characters: ArraySlice<Character>) -> RopeNode? {
    guard !characters.isEmpty else { return nil }
    guard characters.count > runLimit else { return RopeNode(run: Array(characters)) }
    let middle = characters.startIndex + characters.count / 2
    return join(make(characters[..<middle]), make(characters[middle...]))
  }

  // MARK: Changing

  func replacing(_ range: Range<Int>, with characters: [Character]) -> RopeNode? {
    switch contents {
    case .run(var run):
      run.replaceSubrange(range, with: characters)
      return Self.make(run[...])
    case .parts(let left, let right):
      if range.upperBound <= left.count {
        return Self.join(left.replacing(range, with: characters), right)
      }
      let start = range.lowerBound - left.count
      let end = range.upperBound - left.count
      if start >= 0 { return Self.join(left, right.replacing(start..<end, with: characters)) }
      return Self.join(
        left.replacing(range.lowerBound..<left.count, with: characters), right.replacing(0..<end, with: []))
    }
  }

  /// One part behind another of any height.
  private static func join(_ left: RopeNode?, _ right: RopeNode?) -> RopeNode? {
    guard let left else { return right }
    guard let right else { return left }
    return join(left, right)
  }

  private static func join(_ left: RopeNode, _ right: RopeNode) -> RopeNode {
    switch (left.contents, right.contents) {
    case (.run(let first), .run(let second)) where first.count + second.count <= runLimit / 2:
      RopeNode(run: first + second)
    case (.parts(let first, let second), _) where left.height > right.height + 1:
      balanced(first, join(second, right))
    case (_, .parts(let first, let second)) where right.height > left.height + 1:
      balanced(join(left, first), second)
    default: RopeNode(left, right)
    }
  }

  /// Two parts whose heights differ by two at most, turned so that those inside differ by one at most.
  private static func balanced(_ left: RopeNode, _ right: RopeNode) -> RopeNode {
    if left.height > right.height + 1, case .parts(let first, let second) = left.contents {
      guard second.height > first.height, case .parts(let inner, let outer) = second.contents else {
        return RopeNode(first, RopeNode(second, right))
      }
      return RopeNode(RopeNode(first, inner), RopeNode(outer, right))
    }
    if right.height > left.height + 1, case .parts(let first, let second) = right.contents {
      guard first.height > second.height, case .parts(let inner, let outer) = first.contents else {
        return RopeNode(RopeNode(left, first), second)
      }
      return RopeNode(RopeNode(left, inner), RopeNode(outer, second))
    }
    return RopeNode(left, right)
  }
}

// MARK: - Reading

extension RopeNode {
  func append(_ range: Range<Int>, to result: inout [Character]) {
    guard !range.isEmpty else { return }
    switch contents {
    case .run(let run): result += run[range]
    case .parts(let left, let right):
      left.append(range.clamped(to: 0..<left.count), to: &result)
      let rest = range.clamped(to: left.count..<count)
      right.append(rest.lowerBound - left.count..<rest.upperBound - left.count, to: &result)
    }
  }

  func breakCount(before place: Int) -> Int {
    switch contents {
    case .run(let run): run.prefix(place).count { $0.isNewline }
    case .parts(let left, let right):
      place <= left.count
        ? left.breakCount(before: place) : left.breakCount + right.breakCount(before: place - left.count)
    }
  }

  func place(ofBreak number: Int) -> Int {
    switch contents {
    case .run(let run):
      var left = number
      return run.firstIndex { character in
        guard character.isNewline else { return false }
        left -= 1
        return left < 0
      } ?? run.count
    case .parts(let left, let right):
      return number < left.breakCount
        ? left.place(ofBreak: number) : left.count + right.place(ofBreak: number - left.breakCount)
    }
  }

  func place(ofScalar number: Int) -> (place: Int, rest: Int) {
    switch contents {
    case .run(let run):
      var rest = number
      for (place, character) in run.enumerated() {
        let count = character.unicodeScalars.count
        if rest < count { return (place, rest) }
        rest -= count
      }
      return (run.count, 0)
    case .parts(let left, let right):
      guard number >= left.scalarCount else { return left.place(ofScalar: number) }
      let found = right.place(ofScalar: number - left.scalarCount)
      return (left.count + found.place, found.rest)
    }
  }

  func forEachRun(_ body: ([Character]) -> Void) {
    switch contents {
    case .run(let run): body(run)
    case .parts(let left, let right):
      left.forEachRun(body)
      right.forEachRun(body)
    }
  }

  /// Parts that two ropes share are not looked into.
  func hasSameContents(as other: RopeNode) -> Bool {
    if self === other { return true }
    guard count == other.count, breakCount == other.breakCount else { return false }
    if case .parts(let left, let right) = contents,
      case .parts(let otherLeft, let otherRight) = other.contents,
      left.count == otherLeft.count
    {
      return left.hasSameContents(as: otherLeft) && right.hasSameContents(as: otherRight)
    }
    var (mine, theirs): ([Character], [Character]) = ([], [])
    append(0..<count, to: &mine)
    other.append(0..<count, to: &theirs)
    return mine == theirs
  }
}
