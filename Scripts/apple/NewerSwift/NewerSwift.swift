// What the standard library has had since Swift 6, for an SDK from before: as far as it is used, and declared for the type
// checker alone.

public struct Span<Element> {
  let elements: UnsafeBufferPointer<Element>
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public var indices: Range<Int> { elements.indices }
  public subscript(index: Int) -> Element { elements[index] }
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(elements)
  }
  public func extracting(_ bounds: Range<Int>) -> Span {
    Span(elements: UnsafeBufferPointer(rebasing: elements[bounds]))
  }
}

public struct RawSpan {
  let bytes: UnsafeRawBufferPointer
  public var byteCount: Int { bytes.count }
  public func unsafeLoadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }
}

extension Span {
  public var bytes: RawSpan { RawSpan(bytes: UnsafeRawBufferPointer(elements)) }
}

public struct OutputSpan<Element>: ~Copyable {
  let elements: UnsafeMutableBufferPointer<Element>
  public private(set) var count: Int
  public init(buffer: UnsafeMutableBufferPointer<Element>, initializedCount: Int) {
    elements = buffer
    count = initializedCount
  }
  public var span: Span<Element> { Span(elements: UnsafeBufferPointer(elements)) }
  public mutating func append(_ value: consuming Element) { count += 1 }
  public mutating func removeLast() -> Element { elements[count] }
  public mutating func removeLast(_ n: Int) { count -= n }
}

public struct Int128: Codable, Sendable {}

public struct UInt128: Codable, Sendable {}

extension ContiguousArray {
  public var span: Span<Element> { preconditionFailure("Declared for the type checker alone.") }
}

extension UnsafeBufferPointer {
  public var span: Span<Element> { Span(elements: self) }
}

extension Sequence {
  public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
    var count = 0
    for element in self where try predicate(element) { count += 1 }
    return count
  }
}

extension Optional {
  public mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

/// Its arguments can be read from anywhere.
public enum CommandLine {
  public static var arguments: [String] { preconditionFailure("Declared for the type checker alone.") }
  public static var argc: Int32 { Swift.CommandLine.argc }
  public static var unsafeArgv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?> {
    Swift.CommandLine.unsafeArgv
  }
}

extension MainActor {
  public static func assumeIsolated<T: Sendable>(_ operation: @MainActor () throws -> T) rethrows -> T {
    preconditionFailure("Declared for the type checker alone.")
  }
}

public func extendLifetime<T: ~Copyable & ~Escapable>(_ value: borrowing T) {}

public func exchange<T: ~Copyable>(_ item: inout T, with newValue: consuming T) -> T {
  let old = item
  item = newValue
  return old
}

extension Task where Failure == any Error {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public static func immediate(
    operation: @escaping @Sendable @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(operation: operation)
  }
}
