@_exported import Foundation

open class XCTestCase: NSObject {}
public struct XCTSkip: Error { public init(_ message: String? = nil) {} }

public func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ message: String = "") {}
public func XCTAssertFalse(_ value: @autoclosure () throws -> Bool) {}
public func XCTAssertNil(_ value: @autoclosure () throws -> Any?) {}
public func XCTAssertNotNil(_ value: @autoclosure () throws -> Any?) {}
public func XCTAssertEqual<T: Equatable>(
  _ left: @autoclosure () throws -> T, _ right: @autoclosure () throws -> T, _ message: String = ""
) {}
public func XCTAssertNotEqual<T: Equatable>(
  _ left: @autoclosure () throws -> T, _ right: @autoclosure () throws -> T
) {}
public func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T { preconditionFailure() }

// A test drives another app by these.
@MainActor
open class XCUIElement: NSObject {
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public func tap() {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { true }
}

@MainActor
open class XCUIElementQuery: NSObject {
  public var buttons: XCUIElementQuery { self }
  public subscript(key: String) -> XCUIElement { XCUIElement() }
  public func matching(identifier: String) -> XCUIElementQuery { self }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
}

open class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []
  public func launch() {}
}

open class XCTestExpectation: NSObject {}
open class XCTNSPredicateExpectation: XCTestExpectation {
  public init(predicate: NSPredicate, object: Any?) {}
}
open class XCTWaiter: NSObject {
  public enum Result: Int { case completed }
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result { .completed }
}
