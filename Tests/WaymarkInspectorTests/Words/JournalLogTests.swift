import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct JournalLogTests {
  @Test func readsAsALog() throws {
    let log = try Sample.log(Sample.text)
    #expect(
      log.split(separator: "\n").map(String.init)[1...8].elementsEqual([
        "  0:00.000003       base      window main: [home]",
        "  0:00.000100 #1    submit    push product(5)",
        "  0:00.000110       life      @1 covered",
        "  0:00.000120 #1    asked     auth is asked",
        "  0:00.000420 #1    answer    auth: allow",
        "  0:00.000430 #1    commit    push product(5)",
        "                              [home product(5)]",
        "  0:00.000440 #1    step      step 1: push product(5)",
      ]))
    #expect(log.contains("[home product(5)] {alert: signIn}\n"))
  }

  @Test func faultsAloneAreAsked() throws {
    let log = try Sample.log(Sample.text, only: "!")
    #expect(
      log.split(separator: "\n").map { $0.dropFirst(20).trimming } == [
        "timeout   step 2: no answer in time", "stepEnd   step 2 failed",
        "end       failed: host failed",
      ])
  }

  @Test func oneNavigationAloneIsAsked() throws {
    let log = try Sample.log(Sample.text, only: "#2")
    #expect(log.contains("signIn"))
    #expect(!log.contains("#1"))
    // It names only the step.
    #expect(log.contains("#2    timeout   step 2: no answer in time\n"))
    #expect(
      try Sample.log(Sample.text, only: "#1").contains("#1    ack       the host answers"))
  }

  /// Whatever is in a journal, nothing in the log acts upon a terminal.
  @Test func nothingReachesTheTerminalRaw() throws {
    let hostile = #"\u001b]0;x\u0007\u202e\u009b31m\u2028\r\n"#
    let text = Sample.text.replacing("signIn", with: hostile).replacing("browse", with: hostile)
      .replacing("auth", with: hostile).replacing("App.R", with: hostile).replacing("main", with: hostile)
      .replacing("allow", with: hostile).replacing("hostFailed", with: hostile).replacing(
        "alert", with: hostile
      )
      .replacing("completed", with: hostile).replacing("present\"", with: hostile + "\"")
      .replacing("\"closed\"", with: "\"\(hostile)\"")
    let log = try Sample.log(text)
    #expect(log.unicodeScalars.allSatisfy { $0.isPlain || $0 == "\n" })
    let plain = try Sample.log(Sample.text)
    #expect(log.split(separator: "\n").count >= plain.split(separator: "\n").count - 4)
  }

  /// Every kind of record has words of its own.
  @Test(arguments: [
    "submit", "travel", "edited", "guard", "answer", "late", "ask", "askedAway", "resume", "host", "room",
    "ack", "timeout", "user", "saved", "asked", "commit", "tree", "step", "stepEnd", "life", "result", "note",
    "end", "open", "base", "gone", "close",
  ])
  func everyKindHasWords(_ kind: String) throws {
    let log = try Sample.log(Sample.text(of: [Sample.lines[0], #"{"k":"\#(kind)","s":2,"t":1,"w":1}"#]))
    #expect(!log.contains("not known here"))
  }
}

extension Substring {
  fileprivate var trimming: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
