/// A value that any thread may use, one at a time.
package final class EventLock<Value>: @unchecked Sendable {
  private let lock = SystemLock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  /// Uses the value while nobody else does.
  ///
  /// - Parameter body: What to do with it. It must not call code that uses the value too.
  /// - Returns: What the closure returns.
  package func use<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
