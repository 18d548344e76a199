extension SnapshotModel {
  /// A tree after a migration that turns each route into another, or into none.
  static func migrated(
    _ tree: SnapshotModelValue, _ retired: inout [String], _ migration: Migration
  ) -> SnapshotModelValue {
    var result = tree
    if let root = tree.member("root") {
      result = result.with("root", container(root, "root", 0, &retired, migration))
    }
    if let list = tree.member("modals")?.elements {
      var kept: [SnapshotModelValue] = []
      for (index, modal) in list.enumerated() {
        let after = container(modal, "modals[\(index)]", 0, &retired, migration)
        let isEmptied = ["stack", "tabs"].contains { kind in
          modal.member(kind)?.elements?.isEmpty == false && after.member(kind)?.elements?.isEmpty == true
        }
        if !isEmptied { kept.append(after) }
      }
      result = result.with("modals", .array(kept))
    }
    return result
  }

  private static func container(
    _ value: SnapshotModelValue, _ path: String, _ depth: Int, _ retired: inout [String],
    _ migration: Migration
  ) -> SnapshotModelValue {
    var result = value
    if let stack = value.member("stack")?.elements {
      var kept: [SnapshotModelValue] = []
      for (index, place) in stack.enumerated() {
        guard let route = place.member("route") else {
          kept.append(place)
          continue
        }
        if let migrated = migration(route) {
          kept.append(place.with("route", migrated))
        } else {
          retired.append("\(path).stack[\(index)]: retired")
        }
      }
      result = result.with("stack", .array(kept))
    }
    guard depth < 8, let tabs = value.member("tabs")?.elements else { return result }
    var kept: [SnapshotModelValue] = []
    for (index, tab) in tabs.enumerated() {
      var after = tab
      if let key = tab.member("key") {
        guard let migrated = migration(key) else {
          retired.append("\(path).tabs[\(index)]: retired")
          continue
        }
        after = after.with("key", migrated)
      }
      kept.append(container(after, "\(path).tabs[\(index)]", depth + 1, &retired, migration))
    }
    result = result.with("tabs", .array(kept))
    if let selected = value.member("selected") { result = result.with("selected", migration(selected)) }
    return result
  }

  /// What renames a case of the routes' enum, or of the enum that another case holds.
  static func renaming(_ old: String, to new: String, in feature: String? = nil) -> Migration {
    { inCase($0, feature) { name, payload in name == old ? (new, payload) : (name, payload) } }
  }

  /// What takes a case of the routes' enum out.
  static func retiring(_ retired: String) -> Migration {
    { inCase($0, nil) { name, payload in name == retired ? nil : (name, payload) } }
  }

  /// A route is written as its case's name, or as that name with what it holds.
  private static func inCase(
    _ value: SnapshotModelValue, _ feature: String?,
    _ change: (String, SnapshotModelValue?) -> (String, SnapshotModelValue?)?
  ) -> SnapshotModelValue? {
    if let feature {
      guard case .object(let members) = value.plain, members.count == 1, members[0].name == feature,
        let inner = members[0].value.member("_0")
      else { return value }
      return inCase(inner, nil, change).map {
        .object([SnapshotModelValue.Member(name: feature, value: members[0].value.with("_0", $0))])
      }
    }
    switch value.plain {
    case .string(let name): return change(name, nil).map { .string($0.0) }
    case .object(let members) where members.count == 1:
      guard let (name, payload) = change(members[0].name, members[0].value), let payload else { return nil }
      return .object([SnapshotModelValue.Member(name: name, value: payload)])
    default: return value
    }
  }
}
