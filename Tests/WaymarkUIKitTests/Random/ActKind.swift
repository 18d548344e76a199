/// One kind of thing that happens to a window in a random run.
///
/// Each stands alone, so that a run can be made of any of them.
@MainActor
struct ActKind {
  /// The groups of kinds, by the actor or by the part that changes.
  enum Group: String, CaseIterable {
    /// Navigations that the router is asked for.
    case router
    /// The user's acts.
    case user
    /// Changes by code outside Waymark to stacks, modals and tabs.
    case stacks, modals, tabs
    /// Acts on the window that the host is in.
    case windows
    /// Screens and guards that object.
    case objections
    /// Coordinators that return what they should not, or something unusual.
    case screens
    /// Transitions of the app's own.
    case transitions
    /// Another host for the router.
    case hosts
    /// Acts on columns, and changes of the width.
    case columns
    /// App code that acts inside calls of UIKit's, the host's and the router's.
    case reentrant
    /// The same with windows, hosts, tabs and whole stacks.
    case meddling
  }

  let name: String
  let group: Group
  /// How often it happens, beside the others.
  let weight: Int
  let perform: (RandomRun) -> Void

  init(_ name: String, _ group: Group, weight: Int = 2, _ perform: @escaping (RandomRun) -> Void) {
    self.name = name
    self.group = group
    self.weight = weight
    self.perform = perform
  }

  static let all: [ActKind] =
    routerActs + userActs + stackActs + modalActs + tabActs + windowActs + objectionActs + detourActs
    + screenActs + transitionActs + hostActs + columnActs + reentrantActs + meddlingActs

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The kinds that names of kinds or groups stand for.
  static func named(_ names: [some StringProtocol]) -> [ActKind] {
    all.filter { kind in names.contains { $0 == kind.name || $0 == kind.group.rawValue } }
  }
}
