extension Router {
  /// What the router knows.
  ///
  /// Nobody changes it while another reads or changes it, as a route's `==` would that navigates.
  @inlinable var machine: RouterMachine<R> {
    @inline(__always) _read {
      if machineUse < 0 { stopOverlap() }
      machineUse &+= 1
      defer { machineUse &-= 1 }
      yield storedMachine
    }
    @inline(__always) _modify {
      if machineUse != 0 { stopOverlap() }
      machineUse = -1
      defer { machineUse = 0 }
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
