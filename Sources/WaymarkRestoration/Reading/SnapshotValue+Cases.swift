import WaymarkStorage

extension SnapshotValue {
  /// The same route with one case of an enum replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - features: The cases that lead to its enum, from the outermost.
  ///   - transform: Makes the replacement from the payload of the case, or from `nil` for a case that is written as a
  ///     string.
  /// - Returns: The route, or `nil` if the transform returns it.
  func mappingCase(
    _ name: String, in features: ArraySlice<String>, _ transform: (SnapshotValue?) -> SnapshotValue?
  ) -> SnapshotValue? {
    guard let feature = features.first else {
      if string == name { return transform(nil) }
      guard let members, members.count == 1, let payload = members[name] else { return self }
      return transform(payload)
    }
    // A payload without a label is stored under this name.
    guard let members, members.count == 1, var payload = members[feature], let inner = payload["_0"] else {
      return self
    }
    guard let mapped = inner.mappingCase(name, in: features.dropFirst(), transform) else { return nil }
    payload["_0"] = mapped
    return [feature: payload]
  }
}
