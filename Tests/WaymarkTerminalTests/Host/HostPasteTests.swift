import Testing
import Waymark

@testable import WaymarkTerminal

/// Pastes and answers whose end never comes, by the clock.
@MainActor @Suite struct HostPasteTests {
  private let fixture = HostFixture(RouteTree(.home))

  private var keys: [Key] { fixture.top?.keys ?? [] }

  @Test func aPasteThatStallsEnds() {
    fixture.type("\u{1B}[200~text")
    fixture.timer.advance(by: .milliseconds(1999))
    #expect(keys.isEmpty)
    fixture.timer.advance(by: .milliseconds(1))
    #expect(keys == [.paste("text")])
    fixture.type("q")
    #expect(keys == [.paste("text"), .character("q")])
  }

  @Test func aPasteThatIsSlowGoesOn() {
    let line = String(repeating: "a", count: 20)
    fixture.type("\u{1B}[200~")
    for _ in 0..<400 {
      fixture.type(line)
      fixture.timer.advance(by: .milliseconds(20))
    }
    #expect(keys.isEmpty)
    fixture.type("\u{1B}[201~")
    #expect(keys == [.paste(String(repeating: line, count: 400))])
    fixture.timer.advance(by: .seconds(10))
    #expect(keys.count == 1)
  }
}
