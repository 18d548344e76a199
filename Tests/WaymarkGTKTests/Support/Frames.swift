#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// Time that passes in GTK.
  @MainActor
  enum Frames {
    /// Lets about a frame pass.
    ///
    /// GLib sleeps meanwhile where there is nothing to do, so that what runs beside has the processor.
    static func advance() {
      let isOver = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
      defer { isOver.deallocate() }
      isOver.initialize(to: false)
      let timeUp: GSourceFunc = { data in
        data?.assumingMemoryBound(to: Bool.self).pointee = true
        return 0
      }
      g_timeout_add(8, timeUp, isOver)
      while !isOver.pointee { g_main_context_iteration(nil, 1) }
      // Frames are less urgent than what has just been done; a machine that is busy would go from one to the next for seconds.
      Application.drain(turns: 8)
    }

    /// Lets time pass until a condition holds, or for so long that it never will on the busiest machine.
    ///
    /// - Parameters:
    ///   - patience: How many seconds that is.
    ///   - isMet: The condition.
    /// - Returns: Whether it holds.
    static func wait(patience: Int = 120, until isMet: () -> Bool) -> Bool {
      let end = g_get_monotonic_time() + patience * 1_000_000
      while !isMet() {
        guard g_get_monotonic_time() < end else { return false }
        advance()
      }
      return true
    }
  }
#endif
