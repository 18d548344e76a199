#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// Time that passes in GTK.
  @MainActor
  enum Frames {
    /// Lets about a frame pass.
    static func advance() {
      let end = g_get_monotonic_time() + 8000
      repeat {
        if !MainLoop.drain(turns: 50) { g_usleep(1000) }
      } while g_get_monotonic_time() < end
    }

    /// Lets time pass until a condition holds, or for so long that it never will on the busiest machine.
    ///
    /// - Parameters:
    ///   - patience: How many seconds that is.
    ///   - isMet: The condition.
    /// - Returns: Whether it holds.
    static func wait(patience: Int = 20, until isMet: () -> Bool) -> Bool {
      let end = g_get_monotonic_time() + patience * 1_000_000
      while !isMet() {
        guard g_get_monotonic_time() < end else { return false }
        advance()
      }
      return true
    }
  }
#endif
