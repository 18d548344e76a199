/// Plain Swift work that a benchmark is held against.
///
/// It is measured in turn with the benchmark, in the same run, so that the ratio of the two means the same on a fast
/// machine, on a slow one and on one that is busy.
@MainActor
public struct Yardstick {
  /// What it is, in a few words.
  public let name: String

  /// What it does.
  public let workload: Workload

  /// Makes a yardstick.
  ///
  /// - Parameters:
  ///   - name: What it is, in a few words.
  ///   - workload: What it does.
  public init(_ name: String, _ workload: Workload) {
    self.name = name
    self.workload = workload
  }
}
