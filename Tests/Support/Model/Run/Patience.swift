/// Waiting for what other tasks do.
package enum Patience {
  /// Lets other tasks run until a condition holds, or for so long that it never will on the busiest machine.
  ///
  /// - Parameters:
  ///   - turns: How often to look. From the 500th on a millisecond lies between two looks.
  ///   - isMet: The condition.
  @MainActor
  package static func wait(turns: Int = 1_000, until isMet: () -> Bool) async {
    for turn in 0..<turns {
      if isMet() { return }
      // Tasks of the same actor come in turn, so that soon only what runs elsewhere can still be awaited.
      if turn < 500 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }
}
