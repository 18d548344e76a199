import Testing
import WaymarkInspector

struct RouteTextTests {
  @Test(arguments: [
    (#""shop.product""#, "shop.product"),
    (#"{"home":{}}"#, "home"),
    (#"{"article":{"_0":5}}"#, "article(5)"),
    (#"{"shop":{"_0":{"product":{"id":5,"tab":"b"}}}}"#, #"shop.product(id: 5, tab: "b")"#),
    (#"{"map":{"at":{"x":1.5,"y":null}}}"#, "map(at: [x: 1.5, y: nil])"),
    (#"{"list":{"_0":[1,true,{"all":{}}]}}"#, "list([1, true, .all])"),
    ("null", "?"),
    ("7", "7"),
    (#""\u001b[31m\u202e""#, "\\u{1B}[31m\\u{202E}"),
  ])
  func routesReadAsTheyAreWrittenInCode(_ source: String, _ expected: String) throws {
    #expect(RouteText.text(of: try JSONParser.value(of: Array(source.utf8))) == expected)
  }

  @Test func lengthIsBounded() throws {
    let name = String(repeating: "x", count: 1_000_000)
    #expect(RouteText.text(of: .string(name)).hasSuffix("x… (999920 characters left out)"))
    let values = JSONValue.array(Array(repeating: .string(name), count: 100))
    let many = JSONValue.object([.init("a", .object([.init("_0", values)]))])
    #expect(RouteText.text(of: many).utf8.count < 1000)
  }
}
