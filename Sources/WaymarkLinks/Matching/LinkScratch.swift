/// Room for bytes that are needed for a moment, on the stack unless there are many.
enum LinkScratch {
  /// Calls a closure with room for bytes.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes there is room for.
  ///   - body: What writes and reads them.
  /// - Returns: What the closure returns.
  // Inlined, what the closure has from around it would be counted.
  @inline(never)
  static func withBytes<Value>(_ capacity: Int, _ body: (inout OutputSpan<UInt8>) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
      // An array would be allocated in every match of what is encoded. The pointer goes no further: what is written and read is
      // bounds-checked, and bytes have nothing to be released.
      var output = OutputSpan(buffer: room, initializedCount: 0)
      return body(&output)
    }
  }
}
