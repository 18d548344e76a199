import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@Suite("Reading what is valid of a snapshot")
struct SnapshotReadingTests {
  private let format = SnapshotFormat<Spot>()
  private let fallback = RouteTree<Spot>(
    .tabs(RouteTabs(RouteTab(.home), RouteTab(.search, [.search, .list]))))

  /// The tree that was kept, and the paths of the dropped parts.
  private func read(_ tree: String) -> (tree: String, dropped: [String], failure: SnapshotFailure?) {
    let restoration = format.read(snapshotText(tree), default: fallback)
    return (
      restoration.snapshot.tree.description, restoration.report.dropped.map(\.path),
      restoration.report.failure
    )
  }

  @Test func theShapeIsTheOneThatIsDocumented() throws {
    let tree = RouteTree<ShopSpot>(
      .tabs(RouteTabs(RouteTab(.catalogue), RouteTab(.basket), selectedKey: .basket)),
      modals: [Modal(.sheet, [.basket, .catalogue])])
    let saved = [ElementPosition(path: BranchPath(layer: 1), index: 1): ["draft": SavedValue("Hello")]]
    #expect(
      try SnapshotFormat<ShopSpot>(version: 2).text(Snapshot(tree, saved: saved)) == """
        {"snapshot":1,"tree":{\
        "modals":[{"stack":[{"route":"basket"},{"route":"catalogue","saved":{"draft":"Hello"}}],"style":"sheet"}],\
        "root":{"selected":"basket","tabs":[{"key":"catalogue","stack":[{"route":"catalogue"}]},\
        {"key":"basket","stack":[{"route":"basket"}]}]}},"version":2}
        """)
  }

  @Test func aModalIsKeptUpToWhatIsUnknownInIt() {
    let home = stackText(#"{"home": {}}"#)
    let modals = [
      #"{"style": "sheet", "stack": [{"route": {"list": {}}}, {"route": 5}]}"#,
      #"{"style": "alert", "stack": [{"route": {"search": {}}}]}"#,
      #"{"style": "drawer", "stack": [{"route": {"search": {}}}]}"#,
      #"{"style": "sheet", "stack": [{"route": {"list": {}}}]}"#,
    ]
    let result = read(#"{"root": \#(home), "modals": [\#(modals.joined(separator: ","))]}"#)
    #expect(
      result.tree
        == RouteTree<Spot>(.stack(.home), modals: [Modal(.sheet, [.list]), Modal(.alert, [.search])])
        .description
    )
    #expect(result.dropped == ["modals[0].stack[1]", "modals[2]", "modals[3]"])
  }

  @Test func tabsAreKeptOneByOneAndFallBackToTheDefaultOnes() {
    let tabs = [
      #"{"key": {"gone": {}}, "stack": [{"route": {"home": {}}}]}"#,
      #"{"key": {"search": {}}, "stack": [{"route": {"gone": {}}}]}"#,
      #"{"key": {"list": {}}, "stack": [{"route": {"gone": {}}}]}"#,
      #"{"key": {"home": {}}, "stack": [{"route": {"home": {}}}, {"route": {"item": {"id": 4}}, "saved": {"x": 1}}]}"#,
      #"{"key": {"home": {}}, "stack": [{"route": {"home": {}}}]}"#,
    ]
    let text = snapshotText(
      #"{"root": {"tabs": [\#(tabs.joined(separator: ","))], "selected": {"home": {}}}}"#)
    let restoration = format.read(text, default: fallback)
    let expected = RouteTree<Spot>(
      .tabs(
        RouteTabs(
          RouteTab(.search, [.search, .list]), RouteTab(.home, [.home, .item(id: 4)]), selectedKey: .home)))
    #expect(restoration.snapshot.tree == expected)
    #expect(
      restoration.report.dropped.map(\.path) == [
        "root.tabs[0]", "root.tabs[1].stack[0]", "root.tabs[1]", "root.tabs[2].stack[0]", "root.tabs[2]",
        "root.tabs[4]",
      ])
    // Saved values are at the place that the tab has now.
    let position = ElementPosition(path: BranchPath.root.appending(branch: 1), index: 1)
    #expect(restoration.snapshot.saved.keys.first == position)
    #expect(restoration.snapshot.saved[position]?["x"]?.value(as: Int.self) == 1)
  }

  @Test func aSelectedTabThatIsGoneGivesTheFirst() {
    let tab = #"{"key": {"list": {}}, "stack": [{"route": {"list": {}}}]}"#
    let result = read(#"{"root": {"tabs": [\#(tab)], "selected": {"gone": {}}}}"#)
    #expect(result.dropped == ["root"])
    #expect(result.tree.contains("list"))
  }

  @Test func aRootThatIsLostIsTheDefaultOne() {
    let modal = #"{"style": "sheet", "stack": [{"route": {"list": {}}}]}"#
    let kept = read(#"{"root": \#(stackText("7")), "modals": [\#(modal)]}"#)
    #expect(kept.tree == RouteTree(fallback.root, modals: [Modal(.sheet, [.list])]).description)
    #expect(kept.dropped == ["root.stack[0]", "root"])
    let lost = read(#"{"root": \#(stackText("7"))}"#)
    #expect(lost.tree == fallback.description)
    #expect(lost.failure == .nothingKept)
  }

  @Test(arguments: [7, 8, 9, 30])
  func tabsAreReadAsDeepAsTheyCanBeNested(_ depth: Int) {
    var text = stackText(#"{"home": {}}"#)
    for _ in 0..<depth { text = #"{"tabs": [{"key": {"list": {}}, "# + text.dropFirst() + "]}" }
    let restoration = format.read(snapshotText(#"{"root": \#(text)}"#), default: fallback)
    #expect((restoration.report.failure == nil) == (depth <= BranchPath.maximumBranchCount))
  }

  @Test(arguments: [
    (#"{"stack": []}"#, "a stack with at least a root"), (#"{"tabs": []}"#, "at least one tab"),
    (#"{}"#, "one of a stack, tabs and columns"),
    (#"{"stack": [], "tabs": []}"#, "one of a stack, tabs and columns"),
    ("7", "one of a stack, tabs and columns"),
  ])
  func whatIsNoContainerSaysWhatWasExpected(_ text: String, _ expected: String) {
    let modal = #"{"style": "sheet", "stack": [{"route": {"list": {}}}]}"#
    let report = format.read(snapshotText(#"{"root": \#(text), "modals": [\#(modal)]}"#), default: fallback)
      .report
    #expect(report.dropped.map(\.reason) == [.malformed(expected: expected), .nothingKept])
    #expect(report.dropped.map(\.path) == ["root", "root"])
  }

  @Test(arguments: [
    (#"{"snapshot": 2, "version": 1, "tree": {}}"#, SnapshotFailure.newerShape(2, known: 1)),
    (#"{"snapshot": 1, "version": 4, "tree": {}}"#, .newer(version: 4, known: 1)),
    (#"{"version": 4, "places": []}"#, .foreign(missing: "snapshot")),
    (#"{"snapshot": 1, "tree": {}}"#, .foreign(missing: "version")),
    (#"{"snapshot": 1, "version": 1, "tree": []}"#, .foreign(missing: "tree")),
    (#"{"snapshot": 1.5, "version": 1, "tree": {}}"#, .foreign(missing: "snapshot")),
    (#"["snapshot"]"#, .foreign(missing: "snapshot")),
    (#"{"snapshot": 1, "version": 1, "tree": {}} x"#, .notJSON(offset: 42, expected: "the end")),
    ("", .empty),
  ])
  func whatCannotBeUsedSaysWhy(_ text: String, _ failure: SnapshotFailure) {
    let restoration = format.read(text, default: fallback)
    #expect(restoration.report.failure == failure)
    #expect(restoration.snapshot.tree == fallback)
  }

  /// The title of a note that is written as a text, or where it stops being JSON.
  private func title(_ text: String) -> Result<String, SnapshotFailure> {
    let file = snapshotText(#"{"root": \#(stackText(#"{"note": {"title": "\#(text)"}}"#))}"#)
    let restoration = format.read(file, default: fallback)
    if let failure = restoration.report.failure { return .failure(failure) }
    guard case .note(let title)? = restoration.snapshot.tree.stack(at: .root)?.elements.first else {
      return .failure(.nothingKept)
    }
    return .success(title)
  }

  @Test(arguments: [
    (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u00E9\uFFFF"#, "A\u{E9}\u{E9}\u{FFFF}"),
    (#"\ud800\udc00"#, "\u{10000}"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\ud83e\udd8a!"#, "\u{1F98A}!"),
    (#"\ud7ff\ue000"#, "\u{D7FF}\u{E000}"), (#"\u0000"#, "\u{0}"), ("\u{7F}\u{20}", "\u{7F} "),
  ])
  func escapesStandForCharacters(_ text: String, _ read: String) throws {
    #expect(try title(text).get().unicodeScalars.elementsEqual(read.unicodeScalars))
  }

  @Test(arguments: [
    #"\ud800"#, #"\ud800x"#, #"\ud800\n"#, #"\udc00\udc00"#, #"\udfff"#, #"\ud800\ud800"#, #"\ud800\ue000"#,
    #"\ud800\udbff"#, #"\ud800\u00"#, #"\u00g0"#, #"\u004"#, #"\x"#, #"\U0041"#,
  ])
  func whatIsNoEscapeIsDamage(_ text: String) throws {
    let start = snapshotText(#"{"root": {"stack": [{"route": {"note": {"title": ""#).utf8.count - 2
    #expect(title(text) == .failure(.notJSON(offset: start, expected: "UTF-8 with escapes of JSON")))
  }

  @Test(arguments: ["a\u{1F}", "\u{0}"]) func controlCharactersAreEscaped(_ text: String) {
    guard case .failure(.notJSON(_, let expected)) = title(text) else {
      Issue.record("It was read")
      return
    }
    #expect(expected == "an escape for a control character")
  }

  @Test(arguments: [
    ("0", true), ("-0", true), ("10", true), ("1.5", true), ("1.50e+10", true), ("0e0", true), ("1E-9", true),
    ("9", true),
    ("01", false), ("-", false), ("1.", false), (".5", false), ("1e", false), ("1e+", false), ("+1", false),
    ("--1", false), ("1.5.5", false), ("0x1", false), ("1/", false), ("1:", false), ("", false),
    ("1e+-1", false),
  ])
  func numbersAreThoseOfJSON(_ digits: String, _ isNumber: Bool) {
    let text =
      #"{"snapshot": 1, "version": 1, "x": \#(digits), "tree": {"root": \#(stackText(#"{"home": {}}"#))}}"#
    #expect((format.read(text, default: fallback).report.failure == nil) == isNumber)
  }

  @Test(arguments: [
    (#"{"a" 1}"#, 5, "a colon"), (#"{"a": 1 "b"}"#, 8, "a comma or a closing brace"),
    (#"{1: 2}"#, 1, "the name of a member"),
    (#"{"a": 1,}"#, 8, "the name of a member"), ("[1 2]", 3, "a comma or a closing bracket"),
    ("[1,]", 3, "a value"),
    ("[tru]", 4, "true"), ("[fals", 5, "false"), ("nul", 3, "null"), ("[", 1, "a value"),
    ("{", 1, "the name of a member"),
    (#""a"#, 2, "a closing quote"), (#""\"#, 2, "a closing quote"), ("-", 1, "a digit"),
    ("[1.]", 3, "a digit"),
    ("1 1", 2, "the end"),
    ("\u{FEFF}1", 0, "a value"), ("?", 0, "a value"), ("/", 0, "a value"), (":", 0, "a value"),
  ])
  func damageIsNamedWhereItIs(_ text: String, _ offset: Int, _ expected: String) {
    #expect(
      format.read(text, default: fallback).report.failure == .notJSON(offset: offset, expected: expected))
  }

  @Test func textThatIsNoUTF8IsDamage() {
    var bytes = Array(#"{"snapshot": 1, "x": "a"#.utf8)
    let offset = bytes.count - 2
    bytes += [0xC3, 0x28, 0x22, 0x7D]
    #expect(
      format.read(bytes, default: fallback).report.failure == .notJSON(offset: offset, expected: "UTF-8"))
  }

  @Test func nestingIsReadUpToItsBound() {
    func failure(_ depth: Int, _ open: String, _ close: String) -> SnapshotFailure? {
      // The object around it is one level.
      let nested =
        String(repeating: open, count: depth - 1) + "0" + String(repeating: close, count: depth - 1)
      let tree = #"{"root": \#(stackText(#"{"home": {}}"#))}"#
      return format.read(
        #"{"snapshot": 1, "version": 1, "x": \#(nested), "tree": \#(tree)}"#, default: fallback
      ).report.failure
    }
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      #expect(failure(128, open, close) == nil)
      let start = 35 + 127 * open.utf8.count
      #expect(failure(129, open, close) == .notJSON(offset: start, expected: "nesting of at most 128"))
    }
  }

  @Test func aReportHasTheBeginningOfWhatWasDropped() throws {
    let title = String((0..<400).map { Character(Unicode.Scalar(UInt8(0x30 + $0 % 10))) }) + "end"
    let result = format.read(
      snapshotText(#"{"root": \#(stackText(#"{"home": {}}"#, #"{"gone":"\#(title)"}"#))}"#), default: fallback
    )
    let part = try #require(result.report.dropped.first)
    #expect(part.contents == String(#"{"gone":"\#(title)"}"#.prefix(200)))
    #expect(part.description.hasPrefix("root.stack[1]: not a route of this build ("))
    #expect(part.description.hasSuffix("): " + part.contents))
  }

  @Test func nestingWithoutEndIsAnError() {
    for bracket in ["[", #"{"a":"#] {
      let text = String(repeating: bracket, count: 100_000)
      guard case .notJSON? = format.read(text, default: fallback).report.failure else {
        Issue.record("it was read")
        return
      }
    }
  }
}
