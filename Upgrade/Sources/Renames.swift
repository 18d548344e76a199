/// What has another name than before.
enum Renames {
  /// Types, from the old name to the new one.
  static let types = [
    "GuardRegistration": "Registration",
    "RouterObservation": "Registration",
    "StoreBinding": "Registration",
    "Asker": "DecisionSource",
    "UserAction": "ExternalChange",
    "GTKHostError": "HostError",
    "TerminalHostError": "HostError",
    "UIKitHostError": "HostError",
  ]

  /// Types that were generic and are not.
  static let noLongerGeneric: Set = ["StoreBinding"]

  /// Enums that have become a structure, of which a pattern cannot name a case.
  static let errors: Set = ["GTKHostError", "TerminalHostError", "UIKitHostError"]

  /// Members of a router that have become functions.
  static let functions: Set = ["settled", "events"]

  /// Members of paths.
  static let ofPaths = ["tabCount": "branchCount", "maximumTabCount": "maximumBranchCount"]

  /// Members that may stand alone in an extension of their type.
  static let ofExtended: Set = [
    "settled", "events", "leave", "replace", "navigation", "tab", "tabCount", "maximumTabCount",
  ]

  /// The types that take tabs, whose label `selected` is `selectedKey`.
  static let withTabs: Set = ["RouteTabs", "Tree", "RouteTree", "EntryTree"]

  /// What has gone or means something else, by the member's name, and what takes its place.
  static let gone = [
    "opening": "returned a new tree: open(_:placement:) changes the tree, or a TreeEditor's",
    "interpose": "is gone: wrap the router's host and attach the wrapper",
    "maximumByteCount": "is gone: give the format limits: SnapshotLimits(byteCount:)",
    "notRead": "is gone: what is too much is .tooMany(limit:)",
    "stackChangedMeanwhile": "is gone: the host puts such a stack right",
    "widgetInUse": "is HostError.screenInUse(_:)",
    "interrupted": "is gone: the terminal's host ends as the program is told to",
  ]

  /// Cases that carry something else than before.
  static let otherPayloads = [
    "lifecycle": "carries the entry with its route, where it carried the identifier",
    "tooManyRounds": "carries who caused the rounds too",
    "notReversible": "carries the route too",
  ]

  /// Modules that bring Waymark's names.
  static let modules: Set = [
    "Waymark", "WaymarkState", "WaymarkLinks", "WaymarkTesting", "WaymarkTerminal", "WaymarkGTK",
    "WaymarkUIKit",
    "WaymarkSwiftUI", "FreshRouter", "RGRoutable", "ReSwiftRouter", "ReRouter",
  ]
}
