import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals
import WaymarkTerminal

@testable import WaymarkCommand

@MainActor struct WatchProgramTests {
  @Test func fileIsWaitedFor() throws {
    let window = try WatchWindow()
    #expect(window.terminal.shows("waiting for the file"))
    try window.append("")
    #expect(window.terminal.shows("Nothing is written yet."))
    try window.append(Sample.text)
    #expect(window.terminal.shows("following"))
    #expect(window.terminal.shows("2 of 2 navigations · 3 went wrong"))
  }

  @Test func detailsHaveGuardsStepsAndResults() throws {
    let result = #"{"k":"result","s":21,"t":5000001,"w":1,"n":1,"type":"Color"}"#
    let window = try WatchWindow(Sample.text + result + "\n", size: Size(width: 80, height: 50))
    window.press(.home, .enter)
    #expect(window.visible == .details(.navigation(2)))
    for text in [
      "● completed, after 900.3 ms", "guard auth, allow, 300 µs",
      "step push product(5), done, 900.0 ms",
      "returned a Color", "+   product(5) @2  added",
    ] { #expect(window.terminal.shows(text), "\(text)\n\(window.terminal.text)") }
    window.press(.escape, .end, .enter)
    #expect(window.terminal.shows("▲ failed: host failed, after 3.00 s"))
    #expect(window.terminal.shows("fault timed out"))
    window.press(.escape)
    #expect(window.visible == .list(.navigations))
  }

  @Test func oneBeginsAtWhatWentWrongFirst() throws {
    let window = try WatchWindow(LongJournal.text(1...250))
    #expect(window.model.timeline.navigation(window.model[.navigations].chosen ?? -1)?.number == 100)
    let well = try WatchWindow(LongJournal.text(1...9))
    #expect(well.terminal.shows("9 of 9 navigations · Nothing went wrong in 9 navigations"))
    well.type("3")
    #expect(well.terminal.shows("Nothing went wrong in 9 navigations."))
  }

  @Test func aLongTextIsCutInTheMiddle() throws {
    let route = "a" + String(repeating: "-", count: 70) + "z"
    let window = try WatchWindow(Sample.text.replacing("signIn", with: route))
    #expect(window.terminal.text.contains(/present .*…-*z}/))
  }

  @Test func recordsHaveDetailsToo() throws {
    let window = try WatchWindow(Sample.text, size: Size(width: 80, height: 40))
    window.type("2g")
    window.press(.down, .down, .enter)
    #expect(window.visible == .details(.record(2)))
    #expect(window.terminal.shows("push product(5)"))
    #expect(window.terminal.shows(#"{"k":"submit","s":3,"t":100"#))
    window.press(.escape)
    window.type("3")
    #expect(window.terminal.shows("! #2 timed out"))
  }

  @Test func oneTravelsThroughTheTrees() throws {
    let window = try WatchWindow(LongJournal.text(1...9))
    window.press(.enter)
    #expect(window.terminal.shows("+   page9 @2  added"))
    window.press(.left)
    #expect(window.terminal.shows("-   page7 @2  removed"))
    window.press(.left)
    #expect(window.terminal.shows("+   page7 @2  added"))
    for _ in 1...9 { window.press(.left) }
    #expect(window.terminal.shows(" base: window main: [home]"))
    window.press(.right)
    #expect(window.terminal.shows("+   page1 @2  added"))
    // One comes back to where one has gone.
    window.press(.escape)
    #expect(window.model[.navigations].chosen == 2)
  }

  @Test func filterFollowsWhatIsTyped() throws {
    let window = try WatchWindow(LongJournal.text(1...250))
    #expect(window.terminal.shows("? help"))
    window.type("/")
    #expect(!window.terminal.shows("? help"))
    window.type("fail")
    #expect(window.terminal.shows("2 navigations"))
    window.press(.enter)
    #expect(window.visible == .list(.navigations))
    #expect(window.terminal.shows("1 of 2 navigations with fail"))
    window.type("/")
    window.type("x")
    #expect(window.model[.navigations].count == 0)
    window.press(.escape)
    #expect(window.model[.navigations].count == 2)
    window.press(.escape)
    #expect(window.model[.navigations].count == 250)
  }

  @Test func oneWindowIsListed() throws {
    let window = try WatchWindow(Sample.text)
    let base = Sample.lines[1].replacing("\"w\":1", with: "\"w\":2").replacing("\"s\":2", with: "\"s\":21")
    let other = #"{"k":"submit","s":22,"t":5000001,"w":2,"n":1,"op":"pop"}"#
    try window.append(base + "\n" + other + "\n")
    #expect(window.terminal.shows("w2 #1"))
    #expect(window.terminal.shows("3 of 3 navigations"))
    window.type("/w2")
    window.press(.enter)
    #expect(window.terminal.shows("1 of 1 navigations with w2"))
    #expect(!window.terminal.shows("w1 #1"))
  }

  @Test func aNewerVersionIsSaid() throws {
    let newer =
      #"{"k":"open","s":1,"t":0,"v":99}"# + "\n" + #"{"k":"dance","s":2,"t":1}"# + "\n" + #"{"k":"en"#
    let window = try WatchWindow(newer, size: Size(width: 120, height: 24))
    window.type("2g")
    #expect(window.terminal.shows("version 99 of the format"))
  }

  nonisolated private static let sizes = [
    (1, 1), (2, 1), (3, 2), (5, 3), (8, 4), (12, 6), (20, 8), (40, 12), (60, 16), (80, 24), (119, 30),
    (120, 7),
    (160, 50), (300, 100), (1, 50), (200, 2),
  ]

  @Test(arguments: sizes) func anySizeWillDo(_ width: Int, _ height: Int) throws {
    let window = try WatchWindow(Sample.text)
    let keys: [Key] = [
      .up, .enter, .end, .left, .home, .right, .escape,
      .character("/"), .character("p"), .enter, .character("2"), .enter, .escape, .character("3"),
      .character("?"),
      .end, .escape,
    ]
    for key in keys {
      window.press(key)
      // At any moment.
      window.resize(to: Size(width: width, height: height))
      #expect(window.terminal.unrecognized.isEmpty)
      window.resize(to: Size(width: 80, height: 24))
    }
    #expect(window.visible == .list(.problems))
    #expect(window.terminal.shows("following"))
  }

  @Test func hostileNamesActUponNothing() throws {
    let hostile = #"\u001b[31m\u202e\u0007\u009b2J\u2028"# + String(repeating: "W", count: 1 << 20)
    let text = Sample.text.replacing("signIn", with: hostile).replacing("auth", with: hostile)
      .replacing("browse", with: hostile).replacing("\"main\"", with: "\"\(hostile)\"")
    let window = try WatchWindow(text, size: Size(width: 160, height: 40))
    for key in [
      Key.up, .enter, .escape, .character("2"), .up, .up, .enter, .escape,
    ] {
      window.press(key)
      #expect(window.terminal.unrecognized.isEmpty)
      let shown = window.terminal.text.unicodeScalars
      #expect(shown.allSatisfy { $0.isPlain || $0 == "\n" })
    }
    window.type("1g")
    #expect(window.terminal.shows(#"\u{1B}[31m\u{202E}"#))
  }
}
