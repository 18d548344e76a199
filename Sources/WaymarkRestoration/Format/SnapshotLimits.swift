/// How much a snapshot may hold, since a file can say anything.
///
/// Anything beyond the limits is neither read nor written, and is reported each time. The defaults are far
/// more than a user can keep apart, and no more than a device shows without a pause.
public struct SnapshotLimits: Hashable, Sendable {
  /// How many bytes of JSON a snapshot may have.
  package var byteCount: Int

  /// How many places all stacks together may have.
  package var placeCount: Int

  /// How many modals a snapshot may have.
  package var modalCount: Int

  /// How many tabs all layers together may have, including nested ones.
  package var tabCount: Int

  /// Makes limits, each of them at least 1.
  ///
  /// - Parameters:
  ///   - byteCount: How many bytes of JSON a snapshot may have.
  ///   - placeCount: How many places all stacks together may have.
  ///   - modalCount: How many modals a snapshot may have.
  ///   - tabCount: How many tabs all layers together may have, including nested ones.
  public init(
    byteCount: Int = 8 << 20, placeCount: Int = 20_000, modalCount: Int = 200, tabCount: Int = 1_000
  ) {
    precondition(
      min(byteCount, placeCount, modalCount, tabCount) > 0,
      "A snapshot has at least one place: give SnapshotLimits positive numbers")
    self.byteCount = byteCount
    self.placeCount = placeCount
    self.modalCount = modalCount
    self.tabCount = tabCount
  }
}

/// Counts places, modals and tabs against a snapshot's limits.
struct SnapshotAllowance {
  private let limits: SnapshotLimits
  private var places = 0
  private var modals = 0
  private var tabs = 0

  init(_ limits: SnapshotLimits) {
    self.limits = limits
  }

  /// Takes one more place.
  ///
  /// - Returns: The limit, if it is reached already; otherwise `nil`.
  mutating func takePlace() -> Int? { Self.take(&places, limits.placeCount) }

  /// Takes one more modal.
  mutating func takeModal() -> Int? { Self.take(&modals, limits.modalCount) }

  /// Takes one more tab.
  mutating func takeTab() -> Int? { Self.take(&tabs, limits.tabCount) }

  private static func take(_ count: inout Int, _ limit: Int) -> Int? {
    guard count < limit else { return limit }
    count += 1
    return nil
  }
}
