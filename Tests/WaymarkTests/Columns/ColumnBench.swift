import Waymark
import WaymarkTesting

extension Bench {
  /// A bench whose window is two or three columns: `home` in the first, and numbers and letters where they are placed.
  ///
  /// `item` goes to the second column, `m` to the third; all else is pushed.
  static func columns(
    _ columns: RouteStack<Place>..., capacity: Int = 2, front: Int? = nil, room: Int = 1,
    answering answer: HostAnswer = .now
  ) -> Bench {
    let filled = columns.map { Container.stack($0) }
    let root =
      RouteColumns(capacity: capacity, filled: filled, front: front).map(Container.columns) ?? .stack(.a)
    let bench = Bench(RouteTree(root), answering: answer) { route in
      switch route {
      case .item: .column(1)
      case .m: .column(2)
      default: .push
      }
    }
    bench.router.host.columnsThatFit = room
    return bench
  }
}

extension BranchPath {
  /// The path through some branches of the window.
  static func branches(_ branches: Int...) -> BranchPath {
    branches.reduce(.root) { $0.appending(branch: $1) }
  }
}
