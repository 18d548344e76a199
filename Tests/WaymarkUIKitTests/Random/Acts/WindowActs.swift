import HeadlessUIKit
import WaymarkTesting

extension ActKind {
  /// Acts on the window that the host is in.
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
    ActKind("background", .windows) { run in
      let isBehind = run.current.isInBackground
      // The system takes the screen away from every finger.
      if !isBehind { run.letGo() }
      run.note(isBehind ? "the scene comes to the front" : "the scene goes to the background") {
        run.current.isInBackground.toggle()
      }
    },
    ActKind("outerTab", .windows) { run in
      guard let tabs = run.current.outerTabs else { return }
      let index = 1 - tabs.selectedIndex
      run.note("the app selects its outer tab \(index)") { tabs.selectedIndex = index }
    },
    ActKind("animationsOff", .windows, weight: 1) { run in
      run.note("animations are switched \(run.hasAnimations ? "off" : "on")") {
        run.hasAnimations.toggle()
        UIView.setAnimationsEnabled(run.hasAnimations)
      }
    },
    ActKind("resize", .windows, weight: 1) { run in
      let window = run.current.window
      run.note("the window is resized") {
        window.horizontalSizeClass = window.horizontalSizeClass == .compact ? .regular : .compact
      }
    },
    ActKind("reembed", .windows) { run in
      let hosted = run.current
      let child = hosted.host.rootViewController
      guard hosted.position == .child else { return }
      if child.parent == nil {
        run.note("the host is put into its container again") { hosted.host.embed(in: hosted.root) }
      } else {
        let inOrder = run.isAnimated
        run.note("the host is taken out of its container") { hosted.takeOut(inOrder: inOrder) }
      }
    },
    ActKind("coverHost", .windows, weight: 4) { run in
      guard let stack = run.current.outerStack else { return }
      let animated = run.isAnimated
      if stack.topViewController === run.current.host.rootViewController {
        run.note("the app pushes over the host \(animated)") {
          stack.pushViewController(Foreign(), animated: animated)
        }
      } else if stack.viewControllers.contains(run.current.host.rootViewController) {
        run.note("the app pops back to the host \(animated)") {
          stack.popToViewController(run.current.host.rootViewController, animated: animated)
        }
      }
    },
  ]
}
