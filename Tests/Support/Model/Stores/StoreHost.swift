import Waymark

/// A host that answers at once or later, and lets others act while it is at work.
@MainActor
final class StoreHost: NavigationHost {
  private var pending: [Acknowledgement<Spot>] = []
  private let isLate: @MainActor () -> Bool
  private let act: @MainActor () -> Void

  init(isLate: @escaping @MainActor () -> Bool, act: @escaping @MainActor () -> Void) {
    self.isLate = isLate
    self.act = act
  }

  func perform(_ step: NavigationStep<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    take(acknowledgement)
  }

  func rebuild(_ tree: EntryTree<Spot>, _ acknowledgement: Acknowledgement<Spot>) { take(acknowledgement) }

  private func take(_ acknowledgement: Acknowledgement<Spot>) {
    act()
    if isLate() { pending.append(acknowledgement) } else { acknowledgement.succeed() }
  }

  @discardableResult
  func acknowledge() -> Bool {
    guard !pending.isEmpty else { return false }
    pending.removeFirst().succeed()
    return true
  }
}
