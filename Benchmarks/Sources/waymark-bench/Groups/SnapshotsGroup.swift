import Foundation
import Waymark
import WaymarkRestoration

/// Writing a window as a snapshot and reading it, beside JSON of its routes alone.
@MainActor
enum SnapshotsGroup {
  static var benchmarks: [Benchmark] { [4, 64, 1_000].flatMap { [write($0), read($0)] } }

  private static func write(_ depth: Int) -> Benchmark {
    Benchmark("snapshots", "write", size: depth) {
      let routes = Samples.appRoutes(depth)
      let snapshot = Snapshot(Samples.tree(routes))
      let subject = Workload.repeating(written(snapshot).count) { written(snapshot).count }
      let plain = Workload.repeating(encoded(routes).count) { encoded(routes).count }
      return (subject, Yardstick("JSON of the routes", plain))
    }
  }

  private static func read(_ depth: Int) -> Benchmark {
    Benchmark("snapshots", "read", size: depth) {
      let routes = Samples.appRoutes(depth)
      let snapshot = Snapshot(Samples.tree(routes))
      let bytes = written(snapshot)
      let start = RouteTree<AppRoute>(.home)
      let subject = Workload.repeating(1) {
        SnapshotFormat<AppRoute>().read(bytes, default: start).snapshot.tree == snapshot.tree ? 1 : -1
      }
      let data = encoded(routes)
      let plain = Workload.repeating(depth) {
        let routes = try? JSONDecoder().decode([AppRoute].self, from: data)
        return routes?.count ?? -1
      }
      return (subject, Yardstick("JSON of the routes", plain))
    }
  }

  private static func written(_ snapshot: Snapshot<AppRoute>) -> [UInt8] {
    (try? SnapshotFormat<AppRoute>().write(snapshot)) ?? []
  }

  private static func encoded(_ routes: [AppRoute]) -> Data { (try? JSONEncoder().encode(routes)) ?? Data() }
}
