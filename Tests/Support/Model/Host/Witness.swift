/// Sees where hosts are freed.
@MainActor
final class Witness {
  private(set) var freedElsewhere = 0

  func hostWasFreed(onMain: Bool) {
    if !onMain { freedElsewhere += 1 }
  }
}
