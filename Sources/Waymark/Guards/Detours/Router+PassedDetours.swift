extension Router {
  /// Makes navigations wait for their detours again, if the tree has gone back to one that holds the detours.
  ///
  /// Each waits as a new navigation, because the one that went on from the detour has ended.
  ///
  /// - Parameter reached: The number of the newest commit that is shown.
  /// - Returns: The navigations that wait again. Observers have not been told yet.
  /// - Complexity: O(*n* + *d* log *d*), where *n* is the number of entries in the tree and *d* that of the detours, if there are
  ///   any.
  func holdAgain(since reached: UInt64) -> [UndecidedNavigation<R>] {
    guard let pipeline, pipeline.detours.hasPassed else { return [] }
    var there: Set<EntryID> = []
    machine.tree.forEachElement { there.insert($0.id) }
    return pipeline.detours.takePassed(since: reached, in: there).map { passed in
      let navigation = Navigation(
        id: machine.nextNavigationID(), options: passed.options, reference: reference)
      let one = UndecidedNavigation(navigation, passed.detour.wanted, detour: passed.detour)
      pipeline.detours.keep(one, .held, at: passed.place)
      return one
    }
  }

  /// Tells observers which navigations wait again.
  func tell(ofThoseHeldAgain again: [UndecidedNavigation<R>]) {
    for one in again where one.navigation.currentOutcome == nil {
      guard let detour = one.detour else { continue }
      didBeginOwn(detour.wanted, one.navigation.id)
      emit(.detoured(to: detour.intent), one.navigation.id)
    }
  }

  /// Makes a navigation wait for its detour again, if it was overtaken before it was decided and the detour is still there.
  ///
  /// - Parameter one: The navigation that went on.
  /// - Returns: Whether it waits again.
  func holdsOn(_ one: UndecidedNavigation<R>) -> Bool {
    guard let pipeline, let passed = one.passed, one.resumedFrom != nil, passed.passing == .undecided,
      let first = passed.detour.opened.first, hasEntry(first),
      pipeline.detours.held(by: first) == nil
    else { return false }
    one.resumedFrom = nil
    one.passed = nil
    one.detour = passed.detour
    one.intent = passed.detour.wanted
    pipeline.detours.keep(one, .held, at: passed.place)
    pipeline.detours.forget(passed)
    emit(.detoured(to: passed.detour.intent), one.navigation.id)
    return true
  }
}
