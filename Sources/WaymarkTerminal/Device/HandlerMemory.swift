/// Memory that signal handlers look at, through a pointer that never changes: a handler may interrupt any access to it.
struct HandlerMemory<Value>: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<Value>

  /// Allocates memory that is never freed.
  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }
}
