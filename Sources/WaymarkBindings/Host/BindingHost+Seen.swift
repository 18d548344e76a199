import Waymark

/// The screens that the user sees.
extension BindingHost {
  /// The stacks that the user may see, in all layers.
  var seenStacks: Set<ObjectIdentifier> {
    var found = Set<ObjectIdentifier>()
    for layer in layers { layer.content.forEachSeen { found.insert(ObjectIdentifier($0)) } }
    return found
  }

  /// The entries on top of what the user sees in the topmost layer, what has the focus first.
  var tops: [EntryID] {
    var found: [EntryID] = []
    layers.last?.content.forEachSeen(isCertain: true) { found.append($0.top.id) }
    return found
  }

  /// Whether an entry is on top of what the user sees in the topmost layer.
  func isTop(_ id: EntryID) -> Bool { tops.contains(id) }

  func forEachColumns(_ body: (ColumnsModel<R>) -> Void) {
    for layer in layers { layer.content.forEachColumns(body) }
  }
}
