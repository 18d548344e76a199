import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  /// The members of a verb.
  ///
  /// - Parameters:
  ///   - edit: The verb.
  ///   - detail: The meaning of an edit that the app works out.
  /// - Returns: The members.
  func members(of edit: WaymarkCore.Edit, _ detail: JournalDetail? = nil) -> JournalMembers {
    switch edit {
    case .push(let route): ["op": "push", "route": value(of: route)]
    case .pop(let count): ["op": "pop", "count": .number(count)]
    case .popTo(let route): ["op": "popTo", "route": value(of: route)]
    case .popToEntry(let id): ["op": "popToEntry", "e": .id(id)]
    case .popToRoot: ["op": "popToRoot"]
    case .replaceTop(let route): ["op": "replaceTop", "route": value(of: route)]
    case .present(let modal): ["op": "present", "modal": value(of: modal)]
    case .dismiss: ["op": "dismiss"]
    case .dismissAll: ["op": "dismissAll"]
    case .select(let key): ["op": "select", "route": value(of: key)]
    case .selectBranch(let path): ["op": "selectBranch", "path": value(of: path)]
    case .selectAgain(let path): ["op": "selectAgain", "path": value(of: path)]
    case .fill(let container, let column):
      ["op": "fill", "column": .number(column), "container": .object(members(of: container))]
    case .focusColumn(let column): ["op": "focusColumn", "column": .number(column)]
    case .clearColumns(let column): ["op": "clearColumns", "column": .number(column)]
    case .update(let id, let route): ["op": "update", "e": .id(id), "route": value(of: route)]
    case .close(let id): ["op": "close", "e": .id(id)]
    case .setRoot(let container): ["op": "setRoot", "container": .object(members(of: container))]
    case .set(let tree): ["op": "set", "tree": value(of: tree)]
    case .bringBack(let tree): ["op": "bringBack", "tree": value(of: tree)]
    case .own:
      if case .shows(let route)? = detail {
        ["op": "show", "route": value(of: route)]
      } else {
        ["op": "edit"]
      }
    case .leaveWindow: ["op": "canLeave"]
    case .nothing: ["op": "nothing"]
    }
  }
}
