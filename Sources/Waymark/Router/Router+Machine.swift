extension Router {
  /// What the router knows.
  ///
  /// Who reads it has a value of its own. Nobody reads or changes it while another changes it, as a route's `==` would that
  /// navigates.
  @inlinable var machine: RouterMachine<R> {
    // Not `_read`: without optimisation Swift 6.3 lends from it a copy that ends with the access, and afterwards releases once
    // more what was read of it, out of memory that is gone.
    @inline(__always) get {
      if isMachineChanging { stopOverlap() }
      return storedMachine
    }
    @inline(__always) _modify {
      if isMachineChanging { stopOverlap() }
      isMachineChanging = true
      defer { isMachineChanging = false }
      yield &storedMachine
    }
  }

  @usableFromInline
  @inline(never)
  func stopOverlap() -> Never {
    preconditionFailure(
      """
      A router was called by a route in the middle of its own work: by its ==, hash(into:), identity or encode(to:), or by the \
      deinit of what it holds. Do that later, in a task
      """)
  }
}
