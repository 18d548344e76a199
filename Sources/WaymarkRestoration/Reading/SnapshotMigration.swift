/// Takes a snapshot from one version to the next, by renaming, changing or retiring routes.
///
/// ```swift
/// SnapshotMigration(from: 1) { document in
///   document.renameCase("profile", to: "user")
///   document.retireCase("news")
/// }
/// ```
public struct SnapshotMigration: Sendable {
  /// The version that is read.
  package let version: Int

  let migrate: @Sendable (inout SnapshotDocument) throws -> Void

  /// Makes a migration.
  ///
  /// - Parameters:
  ///   - version: The version that is read. The result has the version after it.
  ///   - migrate: What to change. If it throws, the snapshot cannot be used, and the error is the reason. A
  ///     file can hold anything, so leave alone what you do not know.
  public init(from version: Int, _ migrate: @escaping @Sendable (inout SnapshotDocument) throws -> Void) {
    self.version = version
    self.migrate = migrate
  }
}

/// The content of a snapshot's file, for a migration to change.
public struct SnapshotDocument: Sendable {
  /// The whole file; see ``SnapshotFormat`` for its shape.
  public var value: JSONValue

  /// The names that migrations have looked for and that no route has.
  private(set) var unmatched: [String] = []

  /// The version that is being migrated.
  var version = 0

  init(_ value: JSONValue) {
    self.value = value
  }

  /// Changes every route: those in stacks, the keys of tabs and the selected key, also in the trees that wait
  /// for detours.
  ///
  /// - Parameter transform: Takes a route as it is written, and returns what replaces it. `nil` retires the
  ///   route: its member is renamed `retired`, and the place or the tab is left out when the file is read. What
  ///   is above it stays. A modal goes with its last place. A column goes with its last place, and takes those
  ///   after it along.
  /// - Throws: Any error that the closure throws.
  /// - Complexity: O(*n*), where *n* is the number of places.
  public mutating func mapRoutes(_ transform: (JSONValue) throws -> JSONValue?) rethrows {
    try value["tree"]?.mapRoutes(transform)
  }

  /// Renames a case of the routes' enum, or of a feature's.
  ///
  /// It knows routes with the coding that the compiler makes, `{"case": {…}}`, and routes whose raw value is
  /// a string. If no route of the file has the name, ``RestorationReport/unmatched`` says so.
  ///
  /// - Parameters:
  ///   - old: The name in the file.
  ///   - new: The name from now on.
  ///   - features: The cases that lead to the feature's enum, from the outermost; none for the app's own.
  public mutating func renameCase(_ old: String, to new: String, in features: String...) {
    mapCase(old, in: features) { payload in payload.map { [new: $0] } ?? .string(new) }
  }

  /// Retires a case of the routes' enum, or of a feature's, in every stack, tab, column and modal.
  ///
  /// - Parameters:
  ///   - name: The name in the file.
  ///   - features: The cases that lead to the feature's enum, from the outermost; none for the app's own.
  public mutating func retireCase(_ name: String, in features: String...) {
    mapCase(name, in: features) { _ in nil }
  }

  private mutating func mapCase(
    _ name: String, in features: [String], _ transform: (JSONValue?) -> JSONValue?
  ) {
    var isMatched = false
    mapRoutes {
      $0.mappingCase(name, in: features[...]) { payload in
        isMatched = true
        return transform(payload)
      }
    }
    if !isMatched {
      let path = (features + [name]).joined(separator: ".")
      unmatched.append("the migration from \(version) found no route \(path)")
    }
  }
}

extension JSONValue {
  /// Changes every route of a tree, a container, a tab or a place.
  fileprivate mutating func mapRoutes(_ transform: (JSONValue) throws -> JSONValue?) rethrows {
    for name in ["route", "key", "selected"] {
      guard let route = self[name] else { continue }
      self[name] = try transform(route)
      if self[name] == nil, name != "selected" { self["retired"] = route }
    }
    for name in ["root", "wanted"] { try self[name]?.mapRoutes(transform) }
    for name in ["modals"] + JSONValue.kindsOfContainers {
      guard var list = self[name]?.array else { continue }
      for index in list.indices { try list[index].mapRoutes(transform) }
      self[name] = .array(list)
    }
  }

  /// The same route with one case of an enum replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - features: The cases that lead to its enum, from the outermost.
  ///   - transform: Makes the replacement from the payload of the case, or from `nil` for a case that is written as a
  ///     string.
  /// - Returns: The route, or `nil` if the transform returns it.
  func mappingCase(
    _ name: String, in features: ArraySlice<String>, _ transform: (JSONValue?) -> JSONValue?
  ) -> JSONValue? {
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
