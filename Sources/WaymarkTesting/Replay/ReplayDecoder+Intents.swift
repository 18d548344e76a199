import Waymark
import WaymarkStorage

extension ReplayDecoder {
  /// Reads an intent.
  ///
  /// - Parameters:
  ///   - value: The members of the line.
  ///   - edit: What stands for the closure of an edit.
  /// - Returns: The intent.
  /// - Throws: `Fault` for what is no intent that this version knows, and what a route throws.
  func intent(
    _ value: SnapshotValue, _ edit: @escaping @MainActor @Sendable (inout TreeEditor<R>) -> Void
  ) throws -> Intent<R> {
    switch value["op"]?.string {
    case "push": .push(try target(value))
    case "pop": .pop(try integer("count", value))
    case "popTo": .popTo(try target(value))
    case "popToRoot": .popToRoot
    case "replace": .replace(try target(value))
    case "setStack": .setStack(try plainStack(try member("stack", value)))
    case "present": .present(try plainModal(try member("modal", value)))
    case "dismiss": .dismiss
    case "dismissAll": .dismissAll
    case "select": .select(try target(value))
    case "selectTab":
      .selectTab(
        keys: try (value["keys"]?.array ?? []).map { try route($0) }, modal: optionalID("modal", value))
    case "focus":
      .focus(
        BranchAddress(
          modal: optionalID("modal", value), keys: try (value["keys"]?.array ?? []).map(branchKey)))
    case "fill":
      .fill(
        try integer("column", value), try plainContainer(try member("container", value)),
        near: optionalID("near", value))
    case "empty": .clearColumns(from: try integer("column", value), near: optionalID("near", value))
    case "bringToFront": .focusColumn(try integer("column", value), near: optionalID("near", value))
    case "setRoot": .setRoot(try plainContainer(try member("container", value)))
    case "show": .show(try target(value))
    case "set": .set(try plainTree(try member("tree", value)))
    case "edit": .edit(edit)
    case "pushNear": .pushNear(try id("e", value), try target(value))
    case "popToEntry": .popToEntry(try id("e", value))
    case "popEntry": .popEntry(try id("e", value), try integer("count", value))
    case "replaceEntry": .replaceEntry(try id("e", value), try target(value))
    case "close": .close(try id("e", value))
    case "remove": .remove(try id("e", value))
    case "update": .update(try id("e", value), try target(value))
    case "askToLeave": .askToLeave
    case "recheck": .recheck(asksScreens: value["screens"] == .bool(true))
    default: throw Fault(expected: "an operation that this version knows")
    }
  }

  /// The route that an operation is about.
  private func target(_ value: SnapshotValue) throws -> R { try route(try member("route", value)) }

  private func branchKey(_ value: SnapshotValue) throws -> BranchKey<R> {
    if let tab = value["tab"] { return .tab(try route(tab)) }
    return .column(try integer("column", value))
  }

  /// Reads the answer of a guard or a screen.
  func decision(
    _ value: SnapshotValue, _ edit: @escaping @MainActor @Sendable (inout TreeEditor<R>) -> Void
  ) throws -> Decision<R> {
    switch value["d"]?.string {
    case "allow": .allow
    case "block": .block(BlockReason(value["reason"]?.string ?? ""))
    case "redirect": .redirect(to: try intent(try member("to", value), edit))
    case "detour": .detour(to: try intent(try member("to", value), edit))
    default: throw Fault(expected: "an answer that this version knows")
    }
  }

  func placement(_ value: SnapshotValue) throws -> Placement<R> {
    switch value["at"]?.string {
    case "push": .push
    case "modal": .presented(try presentation("style", value))
    case "tab": .tab(try route(try member("key", value)))
    case "column": .column(try integer("column", value))
    case "root": .root
    default: throw Fault(expected: "a placement that this version knows")
    }
  }

  /// How a call ended that never began.
  func refusal(_ value: SnapshotValue) -> NavigationOutcome {
    switch (value["o"]?.string, value["why"]?.string) {
    case ("unchanged", _): .unchanged
    case (_, "screenGone"): .failed(.screenGone)
    default: .failed(.linkRefused(.noLinks))
    }
  }
}
