import Testing
import WaymarkInspector

struct JSONParserTests {
  private func parsed(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.value(of: Array(text.utf8))
  }

  private func error(_ text: String) -> JSONError? {
    do {
      _ = try parsed(text)
      return nil
    } catch { return error }
  }

  @Test func membersKeepTheirOrder() throws {
    let value = try parsed(#" {"b": [1, -2.5e3, true, false, null], "a": {}} "#)
    #expect(value.members?.map(\.name) == ["b", "a"])
    #expect(value["b"]?[1] == .number("-2.5e3"))
    #expect(value["b"]?[0]?.integer == 1)
    #expect(value["b"]?[4] == .null)
  }

  @Test func lastOfEqualNamesCounts() throws {
    #expect(try parsed(#"{"k":1,"k":2}"#)["k"]?.integer == 2)
  }

  @Test(arguments: [
    (#""a\n\t\"\\\/é""#, "a\n\t\"\\/é"),
    (#""\ud83d\ude00""#, "😀"),
    (#""\ud83d!""#, "\u{FFFD}!"),
    (#""\ude00""#, "\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func stringsAreUnescaped(_ source: String, _ expected: String) throws {
    #expect(try parsed(source).text == expected)
  }

  @Test func bytesThatAreNoTextAreReplaced() throws {
    #expect(try JSONParser.value(of: [0x22, 0x61, 0xFF, 0x22]).text == "a\u{FFFD}")
  }

  @Test(arguments: [
    ("", 0), ("{", 1), (#"{"a" 1}"#, 5), ("[1 2]", 3), ("[1,]", 3), ("tru", 3), ("01", 1), ("1.", 2),
    ("-", 1),
    (#""a"#, 2), ("\"\u{1}\"", 1), (#""\x""#, 2), (#""\u12g4""#, 5), ("{} {}", 3), ("{a:1}", 1),
  ])
  func errorsSayWhere(_ source: String, _ offset: Int) {
    #expect(error(source)?.offset == offset, "\(source)")
  }

  @Test func nestingIsBounded() throws {
    let deepest = JSONParser.maximumDepth
    let fits = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
    #expect(try parsed(fits).elements?.count == 1)
    #expect(error(String(repeating: "[", count: 1_000_000))?.offset == deepest)
  }

  @Test func numberOfValuesIsBounded() {
    let many = "[" + String(repeating: "0,", count: JSONParser.maximumCount) + "0]"
    #expect(error(many)?.problem.hasPrefix("more than") == true)
  }

  @Test func whatIsWrittenReadsBackAndActsUponNothing() throws {
    let hostile = "</script><!--&\u{2028}\u{202E}\u{1B}[31m\u{7F}\u{9B}\"\\😀é"
    var written = ""
    JSONWriter.write(
      .object([.init("<b>", .array([.string(hostile), .number("1e5"), .bool(true), .null]))]), to: &written)
    #expect(try parsed(written)["<b>"]?[0]?.text == hostile)
    #expect(written.unicodeScalars.allSatisfy { $0.isPlain && !"<>&".unicodeScalars.contains($0) })
  }
}
