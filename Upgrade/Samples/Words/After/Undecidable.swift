import Waymark
import WaymarkUIKit

func undecidable(_ window: Window, _ thing: some Thing) async {
  let (first, second) = window.both()
  await first.settled
  second.leave()
  print(first.navigation)
  print(window.all.map(\.navigation))
  print(window.all.map { $0.navigation })
  if case .leave = window.wish() { print("wished") }
  show(.init(animated: true))
  show(tabs: .init([.home], selected: .home))
  let tree = window.tree().opening(window.destination())
  print(tree, SnapshotFormat<AppRoute>.maximumByteCount, RouterEvent(navigation: first, kind: second))
  print(window.place().tabCount, window.place().tab(at: 1))
}

func failed(_ error: any Error, _ event: RouterEvent<AppRoute>) {
  do {
    throw error
  } catch HostError.nothingShown {
    print("nothing")
  } catch {
    print(error)
  }
  if case .lifecycle(let id, .removed) = event.kind { print(id) }
}
