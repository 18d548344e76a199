import Testing
import WaymarkInspector
import WaymarkStorage

struct RouteTextTests {
  @Test(arguments: [
    (#""shop.product""#, "shop.product"),
    (#"{"home":{}}"#, "home"), (#"{"shop":{"_0":{"list":{}}}}"#, "shop.list"),
    (#"{"article":{"_0":5}}"#, "article(5)"),
    (#"{"shop":{"_0":{"product":{"id":5,"tab":"b"}}}}"#, "product(5, b)"),
    (#"{"files":{"_0":{"folder":{"_0":{"path":"/usr"},"filter":""}}}}"#, "folder(/usr)"),
    (#"{"map":{"at":{"x":1.5,"y":null}}}"#, "map(1.5)"),
    (#"{"list":{"_0":[1,true,{"all":{}}]}}"#, "list(1, true, all)"),
    ("null", ""),
    ("7", "7"),
    (#""\u001b[31m\u202e""#, "\\u{1B}[31m\\u{202E}"),
  ])
  func routesReadAsAppsPrintThem(_ source: String, _ expected: String) throws {
    #expect(
      RouteText.text(of: try JSONParser.value(of: Array(source.utf8), maximumDepth: 64)) == expected)
  }

  @Test func namesHaveAllCases() throws {
    let route: JSONValue = ["shop": ["_0": ["product": ["id": 5]]]]
    #expect(RouteText.name(of: route) == "shop.product")
    #expect(RouteText.name(of: "shop.product") == "shop.product")
  }

  @Test func lengthIsBounded() throws {
    let name = String(repeating: "x", count: 1_000_000)
    #expect(RouteText.text(of: .string(name)).hasSuffix("x… (999920 characters left out)"))
    let values = JSONValue.array(Array(repeating: .string(name), count: 100))
    #expect(RouteText.text(of: ["a": ["_0": values]]).utf8.count < 1000)
  }
}
