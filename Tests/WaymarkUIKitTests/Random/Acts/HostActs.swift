import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Another host for the router.
  static let hostActs: [ActKind] = [
    ActKind("otherHost", .hosts) { run in
      guard run.current === run.first else { return }
      run.note("another host is attached") {
        let other = HostedWindow(
          run.router, clock: run.clock, position: .root, isCompact: run.isCompact,
          variant: run.first.window.variant)
        run.prepare(other)
        run.current = other
      }
    },
    ActKind("firstHost", .hosts) { run in
      guard run.current !== run.first else { return }
      run.note("the first host is attached again") {
        run.current.window.isHidden = true
        run.current = run.first
        // A host that cannot make its screens has nothing to show.
        run.current.pages.mayBeUnusual = false
        run.router.attach(run.first.host)
      }
    },
    ActKind("sameHost", .hosts, weight: 1) { run in
      run.note("the host is attached again") { run.router.attach(run.current.host) }
    },
  ]
}
