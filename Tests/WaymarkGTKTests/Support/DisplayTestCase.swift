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
        // No screen reader is there, and GTK would wait for one; tests ask what it would be told.
        setenv("GTK_A11Y", "test", 1)
        try MainActor.assumeIsolated { try Application.start() }
        // Earlier warnings are not this test's.
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
