import WaymarkTraces

extension ScreenVerbs {
  /// The verbs of random scenarios of navigations.
  static let fresh = ScreenVerbs(
    kinds: [
      "push", "push", "push", "push", "sheet", "sheet", "stack", "full", "replace", "none",
      "pop", "pop", "root", "dismiss", "dismiss",
    ],
    tabKinds: ["first", "second"], modal: "sheet", named: ["push", "sheet", "stack", "full", "replace"],
    moments: { _ in ["before", "after", "after", "did", "did", "make", "appear", "load"] })
}
