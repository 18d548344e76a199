/// Waits for what another thread does, such as the one that writes snapshots, which takes real time on a busy machine.
///
/// - Parameter isDone: Whether it has been done.
@MainActor
func eventually(_ isDone: () -> Bool) async {
  let deadline = ContinuousClock.now + .seconds(30)
  // Where the main actor is busy with other tests, time passes and little is seen: so a number of looks too.
  var looks = 0
  while !isDone(), looks < 10_000 || ContinuousClock.now < deadline {
    looks += 1
    try? await Task.sleep(for: .milliseconds(1))
  }
}
