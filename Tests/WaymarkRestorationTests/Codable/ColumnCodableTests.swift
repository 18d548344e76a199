import Foundation
import Testing
import Waymark
import WaymarkRestoration

@Suite("Columns written down and read again")
struct ColumnCodableTests {
  private typealias Shop = StoredPlace.ShopPlace

  private func read(_ columns: String) throws -> RouteTree<Shop> {
    try JSONDecoder().decode(RouteTree<Shop>.self, from: Data(#"{"root": \#(columns)}"#.utf8))
  }

  @Test func theShapeIsTheOneThatIsDocumented() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let tree = RouteTree<Shop>(columns: [.catalogue], [.basket, .catalogue], capacity: 3, front: 0)
    let written = try encoder.encode(tree)
    #expect(
      String(decoding: written, as: UTF8.self) == """
        {"root":{"columns":[{"stack":["catalogue"]},{"stack":["basket","catalogue"]}],"front":0,"places":3}}
        """)
    #expect(try JSONDecoder().decode(RouteTree<Shop>.self, from: written) == tree)
  }

  @Test(arguments: [("1", 1), ("0", 0), ("null", 0)])
  func theFrontIsOneOfTheColumns(written: String, front: Int) throws {
    let text = #""columns": [{"stack": ["catalogue"]}, {"stack": ["basket"]}], "places": 3"#
    let read = try read(#"{\#(text), "front": \#(written)}"#)
    #expect(read == RouteTree(columns: [.catalogue], [.basket], capacity: 3, front: front))
  }

  @Test func whatIsNullIsNotThere() throws {
    let columns = #""columns": [{"stack": ["catalogue"], "tabs": null}], "places": 2"#
    #expect(try read(#"{"stack": null, "tabs": null, \#(columns)}"#) == RouteTree(columns: [.catalogue]))
    #expect(try read(#"{"stack": ["basket"], "columns": null}"#) == RouteTree(.basket))
  }

  @Test(arguments: [
    #""columns": [], "places": 2, "front": 0"#,
    #""columns": [{"stack": ["catalogue"]}, {"stack": ["unknown"]}], "places": 3, "front": 0"#,
    #""columns": [{"stack": ["catalogue"]}, {"stack": []}], "places": 3, "front": 0"#,
    #""columns": [{"stack": ["catalogue"]}, 7], "places": 3, "front": 0"#,
    #""columns": [{"stack": ["catalogue"]}], "places": 2, "front": 1"#,
    #""columns": [{"stack": ["catalogue"]}], "places": 2, "front": -1"#,
    #""columns": [{"stack": ["catalogue"]}], "places": 2, "front": "0""#,
    #""columns": [{"stack": ["unknown"]}], "places": 2, "front": 0"#,
    #""columns": [{"stack": ["basket"]}], "front": 0"#,
    #""columns": [{"stack": ["basket"]}], "places": 1, "front": 0"#,
    #""columns": [{"stack": ["basket"]}], "places": 4, "front": 0"#,
    #""columns": [{"stack": ["basket"]}], "places": 2, "front": 0, "stack": ["basket"]"#,
    #""columns": [{"stack": ["basket"]}], "places": 2, "front": 0, "tabs": []"#, #""places": 2, "front": 0"#,
  ])
  func whatAreNoColumnsIsRefused(members: String) {
    #expect(throws: DecodingError.self) { try read("{\(members)}") }
  }

  @Test func columnsAreReadAsDeepAsTheyCanBeNested() throws {
    for depth in 1...BranchPath.maximumBranchCount + 1 {
      var text = #"{"stack": ["basket"]}"#
      for _ in 0..<depth { text = #"{"columns": [\#(text)], "places": 2, "front": 0}"# }
      let decoded = try? read(text)
      #expect((decoded != nil) == (depth <= BranchPath.maximumBranchCount))
      if let decoded { #expect(decoded.visiblePath.branchCount == depth) }
    }
  }
}
