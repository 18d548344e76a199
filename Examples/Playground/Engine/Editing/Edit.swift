import WaymarkState

/// A change that a reader can make to a tree.
enum Edit {
  case push(Place, BranchPath)
  case pop(Int, BranchPath)
  case popToRoot(BranchPath)
  case replaceTop(Place, BranchPath)
  case popTo(EntryID)
  case remove(EntryID)
  case close(EntryID)
  case goTo(EntryID)
  case update(EntryID, Place)
  case replace(EntryID, Place)
  case present(Place, Presentation.Style)
  case dismiss(Int)
  case dismissAll
  case select(BranchPath)
  case insertTab(Place, BranchPath)
  case removeTab(Place, BranchPath)
  case fill(Int, Place, BranchPath)
  case empty(Int, BranchPath)
  case focusColumn(Int, BranchPath)
  case setRoot(Place)
  case set(RouteTree<Place>)

  /// Reads an edit.
  ///
  /// - Parameters:
  ///   - verb: What to do.
  ///   - values: The lines that follow it.
  ///   - tree: What it will be done to.
  /// - Throws: What is wrong with the verb or a value.
  init(_ verb: String, _ values: inout CommandReader, in tree: EntryTree<Place>) throws(Complaint) {
    switch verb {
    case "push": self = .push(try values.place(), try values.path(in: tree))
    case "pop": self = .pop(try values.number(), try values.path(in: tree))
    case "popToRoot": self = .popToRoot(try values.path(in: tree))
    case "replaceTop": self = .replaceTop(try values.place(), try values.path(in: tree))
    case "popTo": self = .popTo(try values.entry())
    case "remove": self = .remove(try values.entry())
    case "close": self = .close(try values.entry())
    case "goTo": self = .goTo(try values.entry())
    case "update": self = .update(try values.entry(), try values.place())
    case "replace": self = .replace(try values.entry(), try values.place())
    case "present": self = .present(try values.place(), try values.style())
    case "dismiss": self = .dismiss(try values.number())
    case "dismissAll": self = .dismissAll
    case "select": self = .select(try values.path(in: tree))
    case "insertTab": self = .insertTab(try values.place(), try values.path(in: tree))
    case "removeTab": self = .removeTab(try values.place(), try values.path(in: tree))
    case "fill": self = .fill(try values.number(), try values.place(), try values.path(in: tree))
    case "empty": self = .empty(try values.number(), try values.path(in: tree))
    case "bringToFront": self = .focusColumn(try values.number(), try values.path(in: tree))
    case "setRoot": self = .setRoot(try values.place())
    case "set": self = .set(try TreeReader.read(values.rest()))
    default: throw Complaint("There is no verb \(verb)")
    }
  }

  /// Carries the edit out.
  ///
  /// - Parameters:
  ///   - tree: What is edited.
  ///   - ids: Where the identifiers of new entries come from.
  /// - Returns: Whether the tree changed.
  func apply(to tree: inout EntryTree<Place>, ids: inout EntryID.Generator) -> Bool {
    switch self {
    case .push(let place, let path): return tree.push(ids.entry(place), at: path)
    case .pop(let count, let path): return tree.pop(count, at: path)
    case .popToRoot(let path): return tree.popToRoot(at: path)
    case .replaceTop(let place, let path): return tree.replaceTop(with: ids.entry(place), at: path)
    case .popTo(let id): return tree.pop(to: id)
    case .remove(let id): return tree.remove(id)
    case .close(let id): return tree.close(id)
    case .goTo(let id): return tree.position(of: id).map { tree.goTo($0) } ?? false
    case .update(let id, let place): return tree.update(id, to: place)
    case .replace(let id, let place): return tree.replace(id, with: ids.entry(place))
    case .present(let place, let style): return tree.present(ids.entry(place), as: Presentation(style))
    case .dismiss(let index): return tree.dismiss(at: index)
    case .dismissAll: return tree.dismissAll()
    case .select(let path): return tree.select(path)
    case .insertTab(let key, let path):
      return tree.insertTab(RouteTab(key, RouteStack(root: ids.entry(key))), in: path)
    case .removeTab(let key, let path): return tree.removeTab(key, in: path)
    case .fill(let column, let place, let path): return tree.fill(ids.entry(place), column: column, in: path)
    case .empty(let column, let path): return tree.clearColumns(from: column, in: path)
    case .focusColumn(let column, let path): return tree.focusColumn(column, in: path)
    case .setRoot(let place): return tree.setRoot(ids.entry(place))
    case .set(let routes):
      let wanted = tree.reconciled(with: routes, ids: &ids)
      guard wanted != tree else { return false }
      tree = wanted
      return true
    }
  }
}

extension EntryID.Generator {
  fileprivate mutating func entry(_ place: Place) -> Entry<Place> { Entry(id: next(), route: place) }
}
