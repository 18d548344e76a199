extension RouterBackend {
  var savedValues: [String: SavedValue] { reference.router?.observers?.saved[id] ?? [:] }

  func save(_ value: SavedValue?, _ name: String) {
    guard let router = reference.router, phase != .removed else { return }
    let observers = router.ensureObservers()
    observers.saved[id, default: [:]][name] = value
    if observers.saved[id]?.isEmpty == true { observers.saved[id] = nil }
    observers.savedObservers.tell(())
  }
}

extension ScopedBackend {
  var savedValues: [String: SavedValue] { parent.savedValues }

  func save(_ value: SavedValue?, _ name: String) { parent.save(value, name) }
}
