import WaymarkTraces

extension ScreenVerbs {
  /// The verbs of random scenarios of routables.
  nonisolated static let routable = ScreenVerbs(
    kinds: [
      "push", "push", "push", "present", "present", "stack", "full", "next", "remove", "remove", "remove",
      "complete", "complete", "clear",
    ],
    modal: "present", named: ["push", "present", "stack", "full"],
    carrying: ["next", "remove", "complete", "clear"],
    moments: { kind in
      switch kind {
      case "next": []
      case "complete": ["return"]
      case "remove", "clear": ["return", "return", "done"]
      case "push": ["load", "appear", "next"]
      default: ["load", "appear", "done", "done", "next"]
      }
    })
}
