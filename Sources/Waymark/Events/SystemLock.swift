#if canImport(os)
  import os
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The operating system's lock, for what is locked and unlocked in two places.
///
/// Apple's older systems have no `Mutex`. Elsewhere the thread sanitizer only understands the system's own locks.
final class SystemLock: @unchecked Sendable {
  #if canImport(os)
    private let state = OSAllocatedUnfairLock()
  #else
    // A lock must not move in memory, and a property may.
    private let state = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif

  init() {
    #if !canImport(os)
      pthread_mutex_init(state, nil)
    #endif
  }

  func lock() {
    #if canImport(os)
      state.lock()
    #else
      pthread_mutex_lock(state)
    #endif
  }

  func unlock() {
    #if canImport(os)
      state.unlock()
    #else
      pthread_mutex_unlock(state)
    #endif
  }

  #if !canImport(os)
    deinit {
      pthread_mutex_destroy(state)
      state.deallocate()
    }
  #endif
}
