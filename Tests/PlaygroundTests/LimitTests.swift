import PlaygroundEngine
import Testing

/// What the playground does with more than it takes.
struct LimitTests {
  @Test func placesAreBounded() {
    var session = Session()
    let full = Array(repeating: "a", count: Limits.places).joined(separator: " ")
    #expect(session.answer("set\n[\(full)]").contains(#""hasChanged":true"#))
    #expect(session.answer("push\nb\n").contains("places at most"))
    #expect(session.answer("present\nb\nsheet").contains("places at most"))
    #expect(session.answer("set\n[\(full) a]").contains("places at most"))
    #expect(session.answer("look").contains(#""undoable":1,"#))
  }

  @Test func textIsBounded() {
    var session = Session()
    let name = String(repeating: "n", count: Limits.name)
    #expect(session.answer("push\n\(name)n\n").contains("bytes at most"))
    #expect(
      session.answer("set\n[\(String(repeating: " ", count: Limits.bytes))a]").contains("bytes at most"))
    #expect(session.answer("set\n\(String(repeating: "(a:", count: 6000))").contains("8 deep"))
    var answers = ""
    for _ in 0...(Limits.bytes / Limits.name) { answers = session.answer("push\n\(name)\n") }
    #expect(answers.contains("bytes at most"))
  }

  @Test func historyIsBounded() {
    var session = Session()
    for _ in 0..<(Limits.history + 20) { _ = session.answer("push\na\n") }
    #expect(session.answer("look").contains("\"undoable\":\(Limits.history),"))
    for _ in 0..<(Limits.history + 20) { _ = session.answer("undo") }
    #expect(session.answer("look").contains("\"redoable\":\(Limits.history)"))
  }

  @Test(arguments: ["undo", "redo"])
  func withNothingToTakeBackThereAreNoSteps(_ command: String) {
    var session = Session()
    _ = session.answer("push\na\n")
    while session.answer("undo").contains(#""hasChanged":true"#) {}
    if command == "redo" { _ = session.answer("redo") }
    let answer = session.answer(command)
    #expect(answer.contains(#""hasChanged":false"#) && answer.hasSuffix(#""steps":[]}"#), "\(answer)")
  }

  @Test(arguments: [
    "", "\n", "push", "push\n", "push\na b\n", "push\na\n9", "push\na\n-1", "push\na\n0.99999999999",
    "push\na\n0.0.0.0.0.0.0.0.0.0",
    "push\na\n99999999999999999999", "pop\nx\n", "select\n0.0", "goTo\n-1", "goTo\n99999999999999999999",
    "dismiss\nx",
    "present\na\nbanner", "fill\nx\na\n0", "jump", "set", "update\n1",
  ])
  func wrongCommandsAreRefused(_ command: String) {
    var session = Session()
    #expect(session.answer(command).hasPrefix(#"{"error":"#))
    #expect(session.answer("look").contains(#""undoable":0,"#))
  }

  @Test(arguments: [
    "pop\n-9223372036854775808\n", "pop\n9223372036854775807\n", "dismiss\n-9223372036854775808",
    "dismiss\n9223372036854775807", "fill\n9223372036854775807\na\n0", "empty\n-9223372036854775808\n0",
    "bringToFront\n-1\n0", "close\n1", "remove\n1", "popTo\n7", "undo", "redo", "removeTab\na\n0",
    "insertTab\na\n0",
  ])
  func editsThatDoNotFitChangeNothing(_ command: String) {
    var session = Session()
    #expect(
      session.answer(command).hasPrefix(
        #"{"hasChanged":false,"undoable":0,"redoable":0,"before":{"notation":"[home]"#))
  }
}
