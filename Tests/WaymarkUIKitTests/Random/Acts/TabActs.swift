import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Changes by code outside Waymark to the host's tabs.
  static let tabActs: [ActKind] = [
    ActKind("appSelects", .tabs, weight: 3) { run in
      guard let tabs = run.someTabs else { return }
      let index = Int.random(in: 0..<4, using: &run.random)
      run.note("the app selects tab \(index)") { tabs.selectedIndex = index }
    },
    ActKind("appAddsTab", .tabs) { run in
      guard let tabs = run.someTabs, let all = tabs.viewControllers, all.count < 5 else { return }
      let index = Int.random(in: 0...all.count, using: &run.random)
      run.note("the app adds a tab at \(index)") {
        tabs.viewControllers = all.prefix(index) + [run.foreign()] + all.dropFirst(index)
      }
      run.expectTheSame()
    },
    ActKind("appRemovesItsTab", .tabs) { run in
      guard let tabs = run.someTabs, let all = tabs.viewControllers else { return }
      guard let index = all.firstIndex(where: { $0 is Foreign }), all.count > 1 else { return }
      run.note("the app removes its tab \(index)") { tabs.viewControllers?.remove(at: index) }
    },
    ActKind("appRemovesTab", .tabs) { run in
      guard let tabs = run.someTabs, let all = tabs.viewControllers, !all.isEmpty else { return }
      let index = Int.random(in: all.indices, using: &run.random)
      run.note("the app removes tab \(index), \(run.text(all[index]))") {
        tabs.viewControllers?.remove(at: index)
      }
    },
    ActKind("appShufflesTabs", .tabs, weight: 1) { run in
      guard let tabs = run.someTabs, let all = tabs.viewControllers else { return }
      let new = all.shuffled(using: &run.random)
      run.note("the app shuffles the tabs") { tabs.viewControllers = new }
    },
  ]
}

extension RandomRun {
  /// A tab bar controller of the host's; a plain one, which reports no change that code makes, is left out.
  fileprivate var someTabs: UITabBarController? {
    current.tabs.filter { $0 is TabsController }.randomElement(using: &random)
  }
}
