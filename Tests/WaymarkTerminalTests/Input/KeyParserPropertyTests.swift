import Testing
import WaymarkTerminal
import WaymarkTesting

/// However bytes arrive, they are the same keys.
@Suite struct KeyParserPropertyTests {
  private func randomInput(using generator: inout SplitMix) -> [UInt8] {
    let pieces: [String] = [
      "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}", "[", "O", "é", "👩‍👩‍👧‍👦", "日本",
      "\u{301}",
      "\r", "\u{1B}]0;x\u{7}", "\u{1B}P", "\u{1B}\\", "a", "~", ";", "\u{1B}[[", "27;5;65~", "\u{1B}[M",
      "\u{9B}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
    }
    return bytes
  }

  @Test(arguments: 0..<50)
  func splittingAnywhereGivesTheSameKeys(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    for _ in 0..<60 {
      let bytes = randomInput(using: &generator)
      var whole = KeyParser()
      let expected = whole.feed(bytes) + whole.flush()
      for split in 0...bytes.count {
        var parser = KeyParser()
        let keys = parser.feed(bytes[..<split]) + parser.feed(bytes[split...]) + parser.flush()
        #expect(keys == expected, "\(bytes) at \(split)")
      }
      var single = KeyParser()
      #expect(bytes.flatMap { single.feed([$0]) } + single.flush() == expected)
    }
  }

  @Test func randomBytesAreHarmless() {
    var generator = SplitMix(seed: 99)
    var parser = KeyParser()
    for _ in 0..<20_000 {
      _ = parser.feed(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        })
      if Int.random(in: 0..<50, using: &generator) == 0 { _ = parser.flush() }
    }
    // Whatever was begun, these end it, and what follows is read again.
    _ = parser.feed("\u{1B}[201~\u{7}".utf8)
    _ = parser.flush()
    #expect(parser.feed("q".utf8) == [.character("q")])
  }
}
