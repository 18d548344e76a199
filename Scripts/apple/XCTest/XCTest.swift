@_exported import Foundation

open class XCTestCase: NSObject {}
public struct XCTSkip: Error { public init(_ message: String? = nil) {} }
struct Missing: Error {}

public func XCTAssertTrue(_ value: @autoclosure () throws -> Bool) {}
public func XCTAssertFalse(_ value: @autoclosure () throws -> Bool) {}
public func XCTAssertNil(_ value: @autoclosure () throws -> Any?) {}
public func XCTAssertNotNil(_ value: @autoclosure () throws -> Any?) {}
public func XCTAssertEqual<T: Equatable>(
  _ left: @autoclosure () throws -> T, _ right: @autoclosure () throws -> T
) {}
public func XCTAssertNotEqual<T: Equatable>(
  _ left: @autoclosure () throws -> T, _ right: @autoclosure () throws -> T
) {}
public func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T {
  guard let value = try value() else { throw Missing() }
  return value
}
