import Foundation
import PlaygroundEngine
import Testing

/// What the playground's reader takes, and what it says of the rest.
struct ReadingTests {
  @Test(arguments: [
    "[home]", "[home news article(id: 5)]", "(home*: [home] | search: [a b])", "(a: [a] | b(1)*: (c*: [c]))",
    "[inbox*|.]", "[inbox|message(1) reply*|.]", "[(a*: [x])*|[b*|c]]", "[home] {settings} {alert: m n}",
    "[home] {(a*: [b])} {popover: [a|b*]}", "[shop.product(id: 5, \"[|]\")]", "[é🎉 .a a.]", "[search?tea]",
  ])
  func whatIsWrittenIsRead(_ notation: String) {
    #expect(notation == reread(notation))
  }

  @Test(arguments: [
    (" [ a\n b\t] {sheet:c}", "[a b] {c}"), ("(a: [a])", "(a*: [a])"), ("[a|b|.]", "[a|b*|.]"),
    ("[[a b]|c*]", "[a b|c*]"), ("[a] {[b c]}", "[a] {b c}"),
  ])
  func otherWaysAreReadToo(_ typed: String, _ notation: String) {
    #expect(reread(typed) == notation)
  }

  @Test(arguments: [
    ("", 0, "belong here, and the text ends"), ("home", 0, "belong here"), ("[]", 1, "belong here"),
    ("[a", 2, "and the text ends"), ("[a} ", 2, "or ] at the end"), ("[a] b", 4, "modals in braces alone"),
    ("[a|.|b*]", 5, "filled behind an empty one"), ("[a*|b*]", 5, "the star already"),
    ("[a|b|c|d]", 0, "2 or 3 places"), ("[a*]", 0, "2 or 3 places"),
    ("(a: [a] | a: [b])", 10, "this key already"),
    ("(a*: [a] | b*: [b])", 12, "the star already"), ("(a [a])", 3, "followed by :"),
    ("(a: [a]", 7, "closed with )"),
    ("(a: b)", 4, "belong here"), ("[a] {top: b}", 5, "style is"), ("[a] {b", 6, "closed with }"),
    ("[a(b]", 2, "not closed"), ("[🎉 é} ", 5, "or ] at the end"), ("[a (b: [c])]", 3, "or ] at the end"),
    ("[a.\u{1}]", 3, "control characters"), ("[[[[[[[[[a|b]|b]|b]|b]|b]|b]|b]|b]|b]", 8, "8 deep"),
  ])
  func whatIsWrongIsSaid(_ typed: String, _ place: Int, _ message: String) {
    var session = Session()
    let answer = session.answer("set\n\(typed)")
    #expect(answer.contains(message))
    #expect(answer.hasSuffix("\"at\":\(place)}}"), "\(answer)")
    #expect(session.answer("look").contains(#""after":{"notation":"[home]""#))
  }

  /// The notation of the tree that a notation is read as.
  private func reread(_ notation: String) -> String? {
    var session = Session()
    let answer = session.answer("start\n\(notation)")
    let answered = try? JSONDecoder().decode(Answered.self, from: Data(answer.utf8))
    return answered?.after.notation
  }

  private struct Answered: Decodable {
    struct Tree: Decodable { var notation: String }
    var after: Tree
  }
}
