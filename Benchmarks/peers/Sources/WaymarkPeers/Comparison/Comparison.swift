import Measuring

/// The same work by Waymark and by a peer.
@MainActor
struct Comparison {
  /// What is done.
  let work: String
  /// Who else does it.
  let peer: String
  /// The work by Waymark.
  let ours: Workload
  /// The work by the peer.
  let theirs: Workload

  /// Measures both in turn, batch by batch.
  ///
  /// - Returns: The figure of the peer, with Waymark's as its yardstick.
  /// - Throws: ``MeasuringError`` if a side's work was not done or came out wrong.
  func measured() throws(MeasuringError) -> Figure? {
    var runner = Runner()
    runner.budget = 1_000_000_000
    runner.rounds = 25...2_000
    return try runner.measure(Benchmark(peer, work) { (theirs, Yardstick("Waymark", ours)) })
  }
}
