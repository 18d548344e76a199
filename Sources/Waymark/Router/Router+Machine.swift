extension Router {
  /// The state of the router.
  ///
  /// Reading it gives a copy. It must not be read or changed while it is being changed, as by the `==` of a route that
  /// navigates.
  @inlinable var machine: RouterMachine<R> {
    // This is not a `_read` accessor: without optimisation, Swift 6.3 yields a copy that ends with the access, and later
    // releases its content once more, from memory that is gone.
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
