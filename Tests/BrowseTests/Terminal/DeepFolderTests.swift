import BrowseCore
import Testing
import WaymarkTerminal

/// A step costs as much a thousand levels down as the length of the path, and not its square.
@MainActor
@Suite(.serialized)
struct DeepFolderTests {
  private func driver(_ depth: Int) throws -> ScreenDriver {
    let folder = try TemporaryFolder()
    var path = folder.path
    for _ in 0..<depth {
      path = path.appending("d")
      try folder.folder(at: path)
    }
    return try ScreenDriver(folder, from: path)
  }

  @Test func aStepGrowsWithTheDepthAtMost() throws {
    let shallow = try driver(200)
    let deep = try driver(1600)
    func step(_ driver: ScreenDriver) {
      for _ in 0..<3 { driver.press(.character("i"), .escape, .left, .enter) }
    }
    let times = growth {
      step(shallow)
    } to: {
      step(deep)
    }
    // It is eight times as deep.
    #expect(times < 8)
    #expect(deep.title.hasPrefix("…") && deep.title.hasSuffix("› d › d"))
  }
}
