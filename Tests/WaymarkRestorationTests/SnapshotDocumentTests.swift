import Testing

@testable import Waymark
@testable import WaymarkRestoration

@Suite("Routes are renamed and retired in a file")
struct SnapshotDocumentTests {
  private func document(_ routes: JSONValue...) -> SnapshotDocument {
    SnapshotDocument(["tree": ["root": ["stack": .array(routes.map { ["route": $0] })]]])
  }

  private func routes(_ document: SnapshotDocument) -> [JSONValue] {
    document.value["tree"]?["root"]?["stack"]?.array?.compactMap { $0["route"] } ?? []
  }

  @Test func aCaseIsRenamedWhereItIsTheRoute() {
    var document = document(
      "old", ["old": ["id": 1]], ["old": [:], "x": [:]], ["x": "old"], 5, "other", ["old": [1]])
    document.renameCase("old", to: "new")
    #expect(
      routes(document) == [
        "new", ["new": ["id": 1]], ["old": [:], "x": [:]], ["x": "old"], 5, "other", ["new": [1]],
      ])
  }

  @Test func aCaseIsRenamedInTheFeaturesOfFeatures() {
    var document = document(
      ["a": ["_0": ["b": ["_0": "old"]]]], ["a": ["_0": "old"]], ["b": ["_0": "old"]], "old",
      ["a": ["_0": ["b": ["_0": ["old": [:]], "more": 1]]]], ["a": ["b": "old"]],
      ["a": ["_0": ["b": ["_0": "old"]]], "c": 1])
    document.renameCase("old", to: "new", in: "a", "b")
    #expect(
      routes(document) == [
        ["a": ["_0": ["b": ["_0": "new"]]]], ["a": ["_0": "old"]], ["b": ["_0": "old"]], "old",
        ["a": ["_0": ["b": ["_0": ["new": [:]], "more": 1]]]], ["a": ["b": "old"]],
        ["a": ["_0": ["b": ["_0": "old"]]], "c": 1],
      ])
  }

  @Test func whatIsRetiredIsMarkedAndTheRestIsLeftAlone() {
    var document = SnapshotDocument([
      "tree": [
        "root": [
          "tabs": [
            ["key": "old", "stack": [["route": "y"]]],
            ["key": "x", "stack": [["route": "old", "saved": 1], ["route": ["a": ["_0": "old"]]]]], 7,
          ],
          "selected": "old",
        ],
        "modals": [["style": "sheet", "stack": [["route": "old"]]], ["stack": []], 8],
      ],
      "version": 1,
    ])
    document.retireCase("old")
    document.retireCase("old", in: "a")
    #expect(
      document.value == [
        "tree": [
          "root": [
            "tabs": [
              ["retired": "old", "stack": [["route": "y"]]],
              ["key": "x", "stack": [["retired": "old", "saved": 1], ["retired": ["a": ["_0": "old"]]]]], 7,
            ]
          ],
          "modals": [["style": "sheet", "stack": [["retired": "old"]]], ["stack": []], 8],
        ],
        "version": 1,
      ])
  }

  @Test func valuesAreWrittenOnOneLineInTheOrderOfTheirNames() {
    let controls = String(String.UnicodeScalarView((UInt32(0)...0x20).compactMap(Unicode.Scalar.init)))
    let value: JSONValue = [
      "b": [1, true, false, nil, [:], []], "a": "\"\\/\u{7F}é\u{1F98A}", "": .number("1.50"),
    ]
    #expect(
      value.description == "{\"\":1.50,\"a\":\"\\\"\\\\/\u{7F}é\u{1F98A}\",\"b\":[1,true,false,null,{},[]]}")
    let escapes = (0...0x1F).map { "\\u00" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(JSONValue.string(controls).description == "\"\(escapes) \"")
  }

  @Test func aValueIsWhatItIsAndNothingElse() {
    var value: JSONValue = ["a": 1, "b": "x"]
    #expect(value["a"]?.integer == 1)
    #expect(value["b"]?.string == "x")
    #expect(value["c"] == nil)
    value["c"] = [1, 2]
    #expect(value["c"]?.array == [1, 2])
    value["a"] = nil
    #expect(value.members?.keys.sorted() == ["b", "c"])
    var number: JSONValue = .number("1.5")
    number["a"] = 1
    #expect(number == .number("1.5"))
    #expect(number.integer == nil && number.string == nil && number.array == nil && number.members == nil)
    #expect(JSONValue.string("1").integer == nil)
    let twice = JSONValue(dictionaryLiteral: ("a", 1), ("a", 2))
    #expect(twice == ["a": 2])
  }
}
