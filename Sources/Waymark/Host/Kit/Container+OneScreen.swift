extension Container {
  /// Whether the container is a stack of its root alone.
  package var isOneScreen: Bool {
    guard case .stack(let stack) = self else { return false }
    return stack.count == 1
  }
}
