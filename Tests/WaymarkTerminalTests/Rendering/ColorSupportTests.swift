import Testing
import WaymarkTerminal

@Suite struct ColorSupportTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], ColorSupport.indexed), (["TERM": "xterm"], .sixteen), ([:], .sixteen),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
      (["TERM": "dumb"], .none), (["TERM": "xterm", "COLORTERM": "truecolor"], .indexed),
      (["TERM": "xterm-kitty"], .indexed),
    ] as [([String: String], ColorSupport)])
  func detectedFromTheEnvironment(_ environment: [String: String], _ support: ColorSupport) {
    #expect(ColorSupport.detected { environment[$0] } == support)
  }

  @Test func stylesKeepWhatTheyAreGiven() {
    var style = Style(.indexed(255), on: .black, [.bold, .italic])
    #expect(style.foreground == .indexed(255))
    #expect(style.background == .black)
    #expect(style.attributes == [.bold, .italic])
    style.foreground = .standard
    style.background = .brightWhite
    style.attributes = .dim
    #expect(style == Style(.standard, on: .brightWhite, .dim))
    #expect(style.foreground.index == nil)
    #expect(Style.bold.adding(.reverse) == Style(attributes: [.bold, .reverse]))
  }
}
