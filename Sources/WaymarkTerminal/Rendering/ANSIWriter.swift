/// Makes the bytes that take a terminal from one picture to the next, and tracks its cursor and style.
struct ANSIWriter {
  private(set) var bytes: [UInt8] = []
  /// Where the terminal's cursor is; nil if terminals differ about it.
  private(set) var position: Point?
  private(set) var style = Style.plain
  private var scratch: [UInt8] = []

  /// Begins a new run of bytes; what is known of the terminal stays.
  mutating func begin() { bytes.removeAll(keepingCapacity: true) }

  /// Clears the screen and forgets what was known of the terminal.
  mutating func clear() {
    append("\u{1B}[?25l\u{1B}[m\u{1B}[2J")
    position = nil
    style = .plain
  }

  /// Makes the terminal hold the update back until all of it has arrived; one that does not know the mode
  /// ignores it.
  mutating func markAsOneUpdate() {
    bytes.insert(contentsOf: Array("\u{1B}[?2026h".utf8), at: 0)
    append("\u{1B}[?2026l")
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Notes that the cursor may be anywhere, because terminals do not agree on how wide something is.
  mutating func losePosition() { position = nil }

  /// Moves the cursor by the shortest sequence that leads there.
  mutating func move(x: Int, y: Int) {
    if let old = position, y >= old.y {
      let down = y - old.y
      if down == 0, x == old.x { return }
      if down == 0, x > old.x {
        append("\u{1B}[")
        if x - old.x > 1 { append(number: x - old.x) }
        bytes.append(UInt8(ascii: "C"))
        position = Point(x: x, y: y)
        return
      }
      // A line feed moves straight down: output is not processed in raw mode.
      if down <= 3, x == 0 || x == old.x {
        if x != old.x { bytes.append(0x0D) }
        for _ in 0..<down { bytes.append(0x0A) }
        position = Point(x: x, y: y)
        return
      }
    }
    append("\u{1B}[")
    if y > 0 || x > 0 { append(number: y + 1) }
    if x > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(number: x + 1)
    }
    bytes.append(UInt8(ascii: "H"))
    position = Point(x: x, y: y)
  }

  /// Changes the style by the shorter way: naming what differs, or beginning anew.
  mutating func set(_ wanted: Style) {
    guard wanted != style else { return }
    append("\u{1B}[")
    if wanted != .plain {
      let start = bytes.count
      appendChange(from: style, to: wanted)
      let length = bytes.count - start
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: bytes[start...])
      bytes.removeLast(length)
      append(";0")
      appendChange(from: .plain, to: wanted)
      if bytes.count - start >= length {
        bytes.removeLast(bytes.count - start)
        bytes.append(contentsOf: scratch)
      }
      // Every parameter begins with a separator, which the first one does not need.
      bytes.remove(at: start)
    }
    bytes.append(UInt8(ascii: "m"))
    style = wanted
  }

  private mutating func appendChange(from old: Style, to new: Style) {
    let removed = old.attributes.subtracting(new.attributes)
    var added = new.attributes.subtracting(old.attributes)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      // One code ends both, so the one that stays begins again.
      append(";22")
      added.formUnion(new.attributes.intersection([.bold, .dim]))
    }
    if removed.contains(.italic) { append(";23") }
    if removed.contains(.underline) { append(";24") }
    if removed.contains(.reverse) { append(";27") }
    if added.contains(.bold) { append(";1") }
    if added.contains(.dim) { append(";2") }
    if added.contains(.italic) { append(";3") }
    if added.contains(.underline) { append(";4") }
    if added.contains(.reverse) { append(";7") }
    if old.foreground != new.foreground { append(new.foreground, base: 30) }
    if old.background != new.background { append(new.background, base: 40) }
  }

  private mutating func append(_ color: Color, base: Int) {
    bytes.append(UInt8(ascii: ";"))
    guard let index = color.index.map(Int.init) else { return append(number: base + 9) }
    switch index {
    case 0..<8: append(number: base + index)
    case 8..<16: append(number: base + 52 + index)
    default:
      append(number: base + 8)
      append(";5;")
      append(number: index)
    }
  }

  /// Writes bytes that take some cells.
  mutating func put(_ sign: ArraySlice<UInt8>, width: Int, of columns: Int) {
    bytes.append(contentsOf: sign)
    advance(by: width, of: columns)
  }

  /// Writes a scalar that takes some cells.
  mutating func put(_ scalar: Unicode.Scalar, width: Int, of columns: Int) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    advance(by: width, of: columns)
  }

  /// Counts the columns written.
  ///
  /// In the last column the cursor stays, or waits behind it; terminals differ.
  private mutating func advance(by width: Int, of columns: Int) {
    guard let place = position else { return }
    position = place.x + width < columns ? Point(x: place.x + width, y: place.y) : nil
  }

  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
