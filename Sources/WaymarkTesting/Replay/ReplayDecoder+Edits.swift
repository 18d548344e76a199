import Waymark
import WaymarkCore
import WaymarkStorage

extension ReplayDecoder {
  /// Reads a verb, unless the app works it out.
  func edit(_ value: SnapshotValue) throws -> WaymarkCore.Edit {
    switch value["op"]?.string {
    case "push": .push(try target(value))
    case "pop": .pop(try integer("count", value))
    case "popTo": .popTo(try target(value))
    case "popToEntry": .popToEntry(try id("e", value))
    case "popToRoot": .popToRoot
    case "replaceTop": .replaceTop(try target(value))
    case "present": .present(try plainModal(try member("modal", value)))
    case "dismiss": .dismiss
    case "dismissAll": .dismissAll
    case "select": .select(try target(value))
    case "selectBranch": .selectBranch(try path(try member("path", value)))
    case "selectAgain": .selectAgain(try path(try member("path", value)))
    case "fill":
      .fill(try plainContainer(try member("container", value)), column: try integer("column", value))
    case "focusColumn": .focusColumn(try integer("column", value))
    case "clearColumns": .clearColumns(from: try integer("column", value))
    case "update": .update(try id("e", value), try target(value))
    case "close": .close(try id("e", value))
    case "setRoot": .setRoot(try plainContainer(try member("container", value)))
    case "set": .set(try plainTree(try member("tree", value)))
    case "bringBack": .bringBack(try tree(try member("tree", value)))
    case "canLeave": .leaveWindow
    case "nothing": .nothing
    default: throw Fault(expected: "an operation that this version knows")
    }
  }

  /// Reads an edit that the app works out; `nil` for others.
  func ownIntent(_ value: SnapshotValue) throws -> OwnIntent? {
    switch value["op"]?.string {
    case "show": .show(try target(value))
    // Older journals have verbs that an edit does now.
    case "edit", "setStack", "selectTab", "focus", "remove": .edit
    default: nil
    }
  }

  /// The route that an operation is about.
  private func target(_ value: SnapshotValue) throws -> AnyRoute { try route(try member("route", value)) }

  // MARK: The beginning

  /// Reads where a router was at rest.
  func outline(_ base: SnapshotValue) throws -> StateOutline {
    var outline = StateOutline(try tree(try member("tree", base)))
    outline.screen = try base["shown"].map { try tree($0) }
    (outline.hasHost, outline.isBeginning) = (flag("host", base), flag("beginning", base))
    outline.guards = try (base["guards"]?.array ?? []).map(guardian)
    outline.columns = try integer("room", base)
    outline.maximumRounds = try integer("rounds", base)
    outline.tabsLeft = try (base["tabs"]?.array ?? []).map { try route($0) }
    outline.opened = try (base["opened"]?.array ?? []).map { one in
      StateOutline.Opened(
        try id("e", one), try edit(try member("by", one)), wantsAnswer: flag("wants", one),
        try id("place", one))
    }
    outline.askers = try (base["askers"]?.array ?? []).map { one in
      StateOutline.Asker(
        try id("e", one), screen: optionalID("from", one), navigation: optionalNumber("n", one))
    }
    outline.lastID = try count("id", base)
    outline.lastRequest = try count("gen", base)
    outline.lastQuestion = try count("turn", base)
    outline.lastChange = try count("change", base)
    outline.formerRequest = try count("former", base)
    return outline
  }
}
