import Testing
import WaymarkTerminal
import WaymarkTesting

@Suite struct TextFittingTests {
  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("日本語", 6, "日本語"),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 3, "日…"), ("日本語", 2, "…"), ("a\u{1B}b", 3, "a\\…"),
    ("", 0, ""),
  ])
  func clippedAtTheEnd(_ text: String, _ width: Int, _ shown: String) {
    #expect(Text.clipped(text, to: width) == shown)
  }

  @Test func clippedElsewhere() {
    #expect(Text.clipped("/home/user/docs", to: 8, at: .start) == "…er/docs")
    #expect(Text.clipped("日本語です", to: 6, at: .start) == "…です")
  }

  @Test func fitsInWhateverWidth() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<1000 {
      let text = Samples.random(using: &generator)
      let width = Int.random(in: 0...20, using: &generator)
      for clipping in [Text.Clipping.end, .start] {
        #expect(Text.width(Text.clipped(text, to: width, at: clipping)) <= width)
      }
    }
  }

  @Test(arguments: [
    ("the quick brown fox", 9, ["the quick", "brown fox"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a\n\nb", 5, ["a", "", "b"]), ("", 5, [""]), ("日本語", 4, ["日本", "語"]), ("one", 0, ["o", "n", "e"]),
    ("a\u{1B}b", 10, ["a\\eb"]),
  ])
  func wrapped(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(Text.wrapped(text, to: width) == lines)
  }

  @Test func wrappedLinesFit() {
    var generator = SplitMix(seed: 4)
    for _ in 0..<500 {
      let text = (0..<6).map { _ in Samples.random(using: &generator) }.joined(separator: " ")
      let width = Int.random(in: 2...30, using: &generator)
      for line in Text.wrapped(text, to: width) { #expect(Text.width(line) <= width) }
    }
  }
}
