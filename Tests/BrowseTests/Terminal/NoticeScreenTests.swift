import BrowseCore
import Testing
import WaymarkTerminal

@MainActor
struct NoticeScreenTests {
  private let lines = (1...40).map { "line \($0)" }

  private func driver(_ message: String, height: Int = 16) throws -> ScreenDriver {
    let driver = try ScreenDriver(try TemporaryFolder(), size: Size(width: 60, height: height))
    driver.browser.router.present(.notice(Notice(title: "Notice", message: message)), as: .alert)
    driver.wait()
    return driver
  }

  @Test(arguments: [5, 8, 16, 60])
  func everyLineOfALongNoticeCanBeRead(height: Int) throws {
    let driver = try driver(lines.joined(separator: "\n"), height: height)
    var seen: Set<String> = []
    for _ in 0..<60 {
      for row in driver.terminal.rows {
        for line in lines where row.contains(line + " ") { seen.insert(line) }
      }
      driver.press(.down)
    }
    #expect(seen.count == lines.count)
    #expect(driver.terminal.shows("[ Go on ]") || height < 8)
    driver.press(.enter)
    #expect(!driver.terminal.shows("line 40"))
  }

  @Test func whereThereIsMoreIsShown() throws {
    let driver = try driver(lines.joined(separator: "\n"))
    #expect(driver.terminal.shows("↓") && !driver.terminal.shows("↑"))
    driver.press(.character(" "))
    #expect(driver.terminal.shows("↑") && !driver.terminal.shows("line 1 "))
  }

  @Test func aReportOfSeveralLinesIsNoLineWithSigns() {
    let message = StoreProblem.notRestored("the file is damaged\nit is kept as /a/b\u{1B}[2J").message
    #expect(message.contains("the file is damaged\nit is kept as /a/b\\e[2J"))
  }
}
