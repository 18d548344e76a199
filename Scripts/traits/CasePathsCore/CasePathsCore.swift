// The part of swift-case-paths 1.6 that Waymark uses, declared for the type checker alone.

public protocol CasePathable {
  associatedtype AllCasePaths
  static var allCasePaths: AllCasePaths { get }
}

public struct AnyCasePath<Root, Value>: Sendable {
  public let embed: @Sendable (Value) -> Root
  public init(_ path: CaseKeyPath<Root, Value>) where Root: CasePathable { preconditionFailure() }
  public func extract(from root: Root) -> Value? { nil }
}

@dynamicMemberLookup
public struct Case<Value>: Sendable {
  public subscript<Other>(dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Other>>) -> Case<Other>
  where Value: CasePathable { Case<Other>() }
}

public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

extension CasePathable {
  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? { nil }
}
