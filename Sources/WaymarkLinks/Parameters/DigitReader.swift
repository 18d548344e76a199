/// Reads numbers of known width off a text, one after the other.
struct DigitReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Makes a reader of a text, or of nothing if the text is longer than any date.
  init(_ text: String) {
    bytes = text.utf8.count > 80 ? [] : Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  mutating func number(_ width: Int) -> Int? {
    var value = 0
    for _ in 0..<width {
      guard let digit = next.map({ Int($0) - 0x30 }), (0...9).contains(digit) else { return nil }
      value = value * 10 + digit
      position += 1
    }
    return value
  }

  /// Four digits, or a sign and six.
  mutating func year() -> Int? {
    if skip(0x2D) { return number(6).map { -$0 } }
    return skip(0x2B) ? number(6) : number(4)
  }

  mutating func fraction() -> Double? {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { return nil }
    return Double("0." + String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if skip(0x5A) || skip(0x7A) { return 0 }
    // A plus sign in a query that nobody has encoded arrives as a space.
    let isEast = skip(0x2B) || skip(0x20)
    guard isEast || skip(0x2D), let hours = number(2) else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = skip(0x3A)
      guard let read = number(2) else { return nil }
      minutes = read
    }
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
  }
}
