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

  @Test func keysThatAreTypedDoNotKeepItOpen() {
    fixture.type("\u{1B}[200~")
    var typed = ""
    for number in 0..<100 where keys.isEmpty {
      typed += "\(number % 10)"
      fixture.type("\(number % 10)")
      fixture.timer.advance(by: .milliseconds(33))
    }
    #expect(keys == [.paste(typed)])
    #expect(fixture.timer.now < .milliseconds(2100))
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

  @Test func aPasteRightAfterAnotherHasItsOwnTime() {
    fixture.type("\u{1B}[200~one\u{1B}[201~")
    fixture.timer.advance(by: .milliseconds(100))
    fixture.type("\u{1B}[200~two\u{1B}[201~")
    fixture.timer.advance(by: .milliseconds(1800))
    fixture.type("\u{1B}[200~thr")
    fixture.timer.advance(by: .milliseconds(300))
    fixture.type("ee\u{1B}[201~")
    #expect(keys == [.paste("one"), .paste("two"), .paste("three")])
  }

  @Test func escapeAtItsEndIsAKey() {
    fixture.type("\u{1B}[200~text\u{1B}")
    fixture.timer.advance(by: .seconds(2))
    fixture.timer.advance(by: .milliseconds(50))
    #expect(keys == [.paste("text"), .escape])
  }

  @Test func anAnswerWithoutItsEndThatKeysKeepFollowingEnds() {
    fixture.type("\u{1B}]")
    var typed: [Key] = [.alt("]")]
    for _ in 0..<100 where keys.isEmpty {
      typed.append(.character("j"))
      fixture.type("j")
      fixture.timer.advance(by: .milliseconds(33))
    }
    #expect(keys == typed)
    fixture.type("q")
    #expect(keys.last == .character("q"))
  }

  @Test func anAnswerInWhichKeysWereTypedEndsAtOnce() {
    fixture.type("\u{1B}Pab")
    fixture.timer.advance(by: .milliseconds(50))
    #expect(keys == [.alt("P"), .character("a"), .character("b")])
  }

  @Test func noMoreThanOneLookIsWaitedFor() {
    fixture.type("\u{1B}[200~")
    for _ in 0..<10_000 { fixture.host.receive([0x61]) }
    fixture.timer.advance(by: .seconds(2))
    #expect(keys.isEmpty)
    fixture.timer.advance(by: .seconds(2))
    #expect(keys == [.paste(String(repeating: "a", count: 10_000))])
  }
}
