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
    case "present": .present(try modal("modal", value))
    case "dismiss": .dismiss
    case "dismissAll": .dismissAll
    case "select": .select(try target(value))
    case "selectBranch": .selectBranch(try path("path", value))
    case "selectAgain": .selectAgain(try path("path", value))
    case "fill": .fill(try container("container", value), column: try integer("column", value))
    case "focusColumn": .focusColumn(try integer("column", value))
    case "clearColumns": .clearColumns(from: try integer("column", value))
    case "update": .update(try id("e", value), try target(value))
    case "close": .close(try id("e", value))
    case "setRoot": .setRoot(try container("container", value))
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

  /// Reads the state of a router that was at rest.
  func state(_ base: SnapshotValue) throws -> RouterState {
    let ids = EntryID.Generator(after: try count("id", base))
    var state = RouterState(try tree(try member("tree", base)), ids: ids)
    for one in base["guards"]?.array ?? [] { state.handle(.added(try guardian(one))) }
    state.handle(.columnsThatFit(try integer("room", base)))
    state.screen = try base["shown"].map { try tree($0) }
    state.phase = flag("host", base) ? .resting : .detached
    state.agenda.isBeginning = flag("beginning", base)
    state.maximumRounds = try integer("rounds", base)
    state.tabsLeft = try (base["tabs"]?.array ?? []).map { try route($0) }
    for one in base["opened"]?.array ?? [] {
      let verb = try member("by", one)
      state.records[try id("place", one), default: ScreenRecord()].opener = Request(
        try count("n", one), try ownIntent(verb) == nil ? edit(verb) : .nothing, from: optionalID("e", one),
        wantsAnswer: flag("wants", one))
    }
    state.host.last = try count("gen", base)
    state.host.former = try count("former", base)
    state.lastQuestion = try count("turn", base)
    state.lastChange = try count("change", base)
    state.listen([.commits, .screens])
    return state
  }
}
