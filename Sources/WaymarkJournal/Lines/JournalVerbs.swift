import Waymark
import WaymarkCore
import WaymarkStorage

// A verb is written as the name of its case, in the member "op", with what it is about. Of an edit that the app works out the
// journal has the route where one was shown, or else only the result.

/// The verbs that are about nothing but what is around them.
private let plainVerbs: [WaymarkCore.Edit] = [.popToRoot, .dismiss, .dismissAll, .leaveWindow, .nothing]

extension JournalScribe {
  /// The members of a verb.
  ///
  /// - Parameters:
  ///   - edit: The verb.
  ///   - detail: The meaning of an edit that the app works out.
  /// - Returns: The members.
  func members(of edit: WaymarkCore.Edit, _ detail: JournalDetail? = nil) -> JournalMembers {
    if case .own = edit {
      guard case .shows(let route)? = detail else { return ["op": "edit"] }
      return ["op": "show", "route": value(of: route)]
    }
    let about: JournalMembers =
      switch edit {
      case .push(let route), .popTo(let route), .replaceTop(let route), .select(let route):
        ["route": value(of: route)]
      case .pop(let count): ["count": .number(count)]
      case .popToEntry(let id), .close(let id): ["e": .id(id)]
      case .update(let id, let route): ["e": .id(id), "route": value(of: route)]
      case .present(let modal): ["modal": routes.value(of: modal)]
      case .selectBranch(let path), .selectAgain(let path): ["path": path.written]
      case .fill(let container, let column):
        ["column": .number(column), "container": routes.value(of: container)]
      case .focusColumn(let column), .clearColumns(let column): ["column": .number(column)]
      case .setRoot(let container): ["container": routes.value(of: container)]
      case .set(let tree): ["tree": routes.value(of: tree)]
      case .bringBack(let tree): ["tree": places.value(of: tree)]
      case .recheck(let recheck): ["screens": .flag(recheck.asksScreens)]
      case .popToRoot, .dismiss, .dismissAll, .own, .leaveWindow, .nothing: [:]
      }
    return about + ["op": CaseNames.caseName(of: edit).map { .string($0) }]
  }
}

extension ReplayDecoder {
  /// Reads a verb.
  @MainActor func edit(
    _ value: JSONValue, for navigation: NavigationNumber = 0
  ) throws -> WaymarkCore.Edit {
    var route: AnyRoute { get throws { try self.route(try member("route", value)) } }
    let op = value["op"]?.string
    return switch op {
    case "push": .push(try route)
    case "pop": .pop(try number("count", value))
    case "popTo": .popTo(try route)
    case "popToEntry": .popToEntry(try id("e", value))
    case "replaceTop": .replaceTop(try route)
    case "present": .present(try modal("modal", value))
    case "select": .select(try route)
    case "selectBranch": .selectBranch(try path("path", value))
    case "selectAgain": .selectAgain(try path("path", value))
    case "fill": .fill(try container("container", value), column: try number("column", value))
    case "focusColumn": .focusColumn(try number("column", value))
    case "clearColumns": .clearColumns(from: try number("column", value))
    case "update": .update(try id("e", value), try route)
    case "close": .close(try id("e", value))
    case "setRoot": .setRoot(try container("container", value))
    case "set": .set(try plainTree(try member("tree", value)))
    case "bringBack": .bringBack(try tree(try member("tree", value)))
    case "recheck": .recheck(Recheck(asksScreens: flag("screens", value)))
    case "show": own(.show(try route.typed()), navigation)
    case "edit": own(.edit { _ in }, navigation)
    default: try expect(plainVerbs.first { CaseNames.caseName(of: $0) == op })
    }
  }
}
