/// Two lines that should read the same, one below the other, with marks below what differs.
struct TextDifference: CustomStringConvertible {
  let expected: String
  let seen: String

  var description: String {
    """
      expected: \(expected)
      seen:     \(seen)
                \(marks)
    """
  }

  /// Marks below the part that differs, between the common beginning and the common end.
  private var marks: String {
    let (old, new) = (Array(expected), Array(seen))
    let below = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - below
    let above = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let length = max(1, new.count - below - above)
    return String(repeating: " ", count: below) + String(repeating: "^", count: length)
  }
}
