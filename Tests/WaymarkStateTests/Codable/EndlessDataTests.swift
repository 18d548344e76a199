import Foundation
import Testing
import WaymarkState

/// Bounds hold while data are read, not only once all of them have been.
@Suite("Data that never end")
struct EndlessDataTests {
  @Test func tabsAreReadNoDeeperThanAPathReaches() {
    let readings = EndlessDecoder.Readings()
    #expect(throws: DecodingError.self) {
      try Container<NumberedPlace>(from: EndlessDecoder(shape: .nested, readings: readings))
    }
    #expect(readings.deepest == BranchPath.maximumBranchCount)
  }

  @Test func onlyOneTabMoreIsReadThanCanBeSideBySide() {
    let readings = EndlessDecoder.Readings()
    #expect(throws: DecodingError.self) {
      try Container<NumberedPlace>(from: EndlessDecoder(shape: .sideBySide, readings: readings))
    }
    #expect(readings.tabs == BranchPath.maximumTabsSideBySide + 1)
  }

  @Test(arguments: [(8, true), (9, false)])
  func aContainerOrAModalAloneIsNestedAsDeepAsInATree(_ depth: Int, _ isValid: Bool) {
    var text = #"{"stack": ["home"]}"#
    for _ in 0..<depth {
      text = #"{"tabs": [{"key": "home", "# + text.dropFirst() + "]}"
    }
    let decoded = try? JSONDecoder().decode(Container<Home>.self, from: Data(text.utf8))
    #expect((decoded != nil) == isValid)
    let modal = #"{"style": "sheet", "# + text.dropFirst()
    let decodedModal = try? JSONDecoder().decode(Modal<Home>.self, from: Data(modal.utf8))
    #expect((decodedModal != nil) == isValid)
  }
}

private enum Home: String, Route, Codable {
  case home
}
