#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stack of its own for the signal handlers of each thread that runs screens.
///
/// A thread whose stack has overflowed has no room left for a handler. Without another stack the system would
/// end the program at once, without restoring the terminal. The main queue may run on any thread, and on
/// Linux it mostly runs on one that Dispatch has made. So every thread gets such a stack when the host is
/// about to call a screen on it.
///
/// Systems without terminals, tvOS and watchOS, have no such stacks.
enum HandlerStack {
  /// Room for what a processor saves before it calls a handler, and for the runtime's own handler, which runs
  /// after ours.
  private static let size = 128 * 1024

  /// Makes sure that this thread has such a stack; one that somebody else has set will do.
  static func prepareThread() {
    #if !os(tvOS) && !os(watchOS)
      var current = stack_t()
      guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0, let key else {
        return
      }
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      var stack = stack_t()
      stack.ss_sp = memory
      stack.ss_size = .init(size)
      guard sigaltstack(&stack, nil) == 0 else { return memory.deallocate() }
      if pthread_setspecific(key, memory) != 0 {
        disable()
        memory.deallocate()
      }
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
    /// Frees the stack when its thread ends.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      let result = pthread_key_create(&key) { stack in
        let stack: UnsafeMutableRawPointer? = stack
        HandlerStack.disable()
        stack?.deallocate()
      }
      return result == 0 ? key : nil
    }()

    private static func disable() {
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      // Darwin checks the size even here.
      none.ss_size = .init(size)
      sigaltstack(&none, nil)
    }
  #endif
}
