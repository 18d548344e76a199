import HeadlessUIKit
import WaymarkTesting

extension ActKind {
  /// What becomes of the window that the host is in.
  static let windowActs: [ActKind] = [
    ActKind("hideWindow", .windows) { run in
      let window = run.current.window
      run.note(window.isHidden ? "show the window" : "hide the window") { window.isHidden.toggle() }
    },
    ActKind("lockScreen", .windows) { run in
      let hosted = run.current
      let isLocked = hosted.window.rootViewController !== hosted.root
      run.note(isLocked ? "unlock the screen" : "lock the screen") {
        hosted.window.rootViewController = isLocked ? hosted.root : UIViewController()
      }
    },
    ActKind("outerTab", .windows) { run in
      guard let tabs = run.current.outerTabs else { return }
      let index = 1 - tabs.selectedIndex
      run.note("the app selects its outer tab \(index)") { tabs.selectedIndex = index }
    },
  ]
}
