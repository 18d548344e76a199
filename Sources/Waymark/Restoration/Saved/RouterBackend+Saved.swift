extension RouterBackend {
  var savedValues: [String: SavedValue] { link.router?.audience?.saved[id] ?? [:] }

  func save(_ value: SavedValue?, _ name: String) {
    guard let router = link.router, phase != .removed else { return }
    let audience = router.ensureAudience()
    audience.saved[id, default: [:]][name] = value
    if audience.saved[id]?.isEmpty == true { audience.saved[id] = nil }
    audience.savedObservers.tell(())
  }
}

extension ScopedBackend {
  var savedValues: [String: SavedValue] { parent.savedValues }

  func save(_ value: SavedValue?, _ name: String) { parent.save(value, name) }
}
