import XCTest

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif
final class Rules: XCTestCase {
  @MainActor func testX() async {
    XCTAssertNil(UINavigationController().topViewController)
    print("main thread", Thread.isMainThread)
  }
}
