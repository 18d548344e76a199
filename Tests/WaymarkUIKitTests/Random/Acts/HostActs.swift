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
        run.current.isInBackground = false
        let other = HostedWindow(
          run.router, clock: run.clock, position: .root, isCompact: run.isCompact,
          variant: run.first.window.variant)
        run.prepare(other)
        // Somebody may have attached another, or the first one, meanwhile.
        if run.router.host.isAttached(to: other.host) {
          run.current = other
        } else {
          other.window.isHidden = true
        }
      }
    },
    ActKind("userElsewhere", .hosts) { run in
      guard run.current !== run.first else { return }
      let deeds: [(String, (HeadlessUser) -> Bool)] = [
        ("taps back", { $0.tapBack() }), ("swipes back", { $0.swipeBack() }),
        ("taps tab 0", { $0.tapTab(0) }),
        ("taps tab 1", { $0.tapTab(1) }), ("pulls down", { $0.pullDown() }),
        ("taps Yes", { $0.tapAlert("Yes") }),
      ]
      guard let (what, deed) = deeds.randomElement(using: &run.random) else { return }
      run.note("the user \(what) in the window of the host before") { _ = deed(run.first.window.user) }
      run.expectTheSame()
    },
    ActKind("firstHost", .hosts) { run in
      guard run.current !== run.first else { return }
      run.note("the first host is attached again") {
        run.current.isInBackground = false
        run.current.window.isHidden = true
        run.current = run.first
        // A host that cannot make its screens has nothing to show.
        run.current.pages.mayBeUnusual = false
        run.router.host.attach(run.first.host)
      }
    },
    ActKind("sameHost", .hosts, weight: 1) { run in
      run.note("the host is attached again") {
        // One that can neither show its tree nor what was shown before has nothing to show.
        run.current.pages.mayHaveOddContainers = false
        run.current.pages.unusual = run.hasSelfWilled ? [] : run.current.pages.unusual.suffix(1)
        run.router.host.attach(run.current.host)
      }
    },
    ActKind("detach", .hosts) { run in
      guard !run.isDetached else { return }
      run.note("the host is detached") {
        run.isDetached = true
        run.router.host.detach()
      }
    },
  ]
}
