/// Waits for what another thread does, such as the one that writes snapshots, which takes real time on a busy machine.
///
/// - Parameter isDone: Whether it has been done.
@MainActor
func eventually(_ isDone: () -> Bool) async {
  let deadline = ContinuousClock.now + .seconds(30)
  while !isDone(), ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
}
