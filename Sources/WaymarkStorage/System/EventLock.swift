#if canImport(os)
  import os
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A value that any thread may use, one at a time.
///
/// Apple's older systems have no `Mutex`. Elsewhere the thread sanitizer only understands the system's own locks.
package final class EventLock<Value>: @unchecked Sendable {
  private var value: Value
  #if canImport(os)
    private let lock = OSAllocatedUnfairLock()
  #else
    // A lock must not move in memory, and a property may.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif

  package init(_ value: sending Value) {
    self.value = value
    #if !canImport(os)
      pthread_mutex_init(lock, nil)
    #endif
  }

  /// Uses the value while nobody else does.
  ///
  /// - Parameter body: What to do with it. It must not call code that uses the value too.
  /// - Returns: What the closure returns.
  package func use<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(os)
      lock.lock()
      defer { lock.unlock() }
    #else
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
    #endif
    return body(&value)
  }

  #if !canImport(os)
    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
  #endif
}
