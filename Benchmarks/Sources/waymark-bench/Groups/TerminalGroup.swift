import Waymark
import WaymarkTerminal

/// Keys and frames of the terminal's host, which come far more often than navigations.
@MainActor
enum TerminalGroup {
  static var benchmarks: [Benchmark] {
    [10, 1_000].flatMap { count in
      [
        benchmark("key", count, Samples.stack) { $0.handle(.tab) },
        benchmark("frame", count, Samples.stack) { draw($0) },
        benchmark("modals", count, Samples.sheets) { draw($0) },
      ]
    }
  }

  private static func draw(_ host: TerminalHost<PlainRoute>) {
    host.setNeedsDisplay()
    host.drawIfNeeded()
  }

  private static func benchmark(
    _ series: String, _ count: Int, _ tree: @escaping (Int) -> RouteTree<PlainRoute>,
    _ body: @escaping @MainActor (TerminalHost<PlainRoute>) -> Void
  ) -> Benchmark {
    Benchmark("terminal", series, size: count) {
      let router = Router(tree(count))
      let host = TerminalHost(
        router: router, coordinator: Lines(),
        output: VirtualTerminal(size: Size(width: 80, height: 24)), timer: StoppedTimer())
      router.host.attach(host)
      let workload = Workload(each: 1) { iterations in
        for _ in 0..<iterations { body(host) }
        return router.isSettled ? iterations : -1
      }
      return (workload, .callbacks(PlainRoute.item(1), depth: 10))
    }
  }
}

/// Makes screens of one line.
private struct Lines: Coordinator {
  final class Line: TerminalScreen {
    let title = "A line"

    func draw(on canvas: Canvas) { canvas.write("What a screen shows", x: 0, y: 0) }
  }

  func screen(for route: PlainRoute, context: ScreenContext<PlainRoute>) -> Line { Line() }
}
