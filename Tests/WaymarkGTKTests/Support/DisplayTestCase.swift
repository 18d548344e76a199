import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK
#endif

/// Tests that need a display, and are skipped where there is none; what GTK complains of fails them.
class DisplayTestCase: XCTestCase {
  override func setUpWithError() throws {
    #if GTK && canImport(CGTK4)
      do {
        LoggedWarnings.watch
        // What reads the screen aloud is not there, and would be waited for; tests ask what it would be told.
        setenv("GTK_A11Y", "test", 1)
        try MainActor.assumeIsolated { try Application.start() }
        // What was there before is not this test's.
        _ = LoggedWarnings.take()
      } catch {
        throw XCTSkip("\(error); Scripts/check-gtk runs these tests under Xvfb")
      }
    #else
      throw XCTSkip("these tests need GTK 4: run them with --traits GTK, or by Scripts/check-gtk")
    #endif
  }

  override func tearDown() {
    #if GTK && canImport(CGTK4)
      XCTAssertEqual(LoggedWarnings.take(), [])
    #endif
  }
}
