import Foundation
import Measuring

/// Does the same work with Waymark and with other libraries, in one process, and prints how long each takes.
@main
@MainActor
struct WaymarkPeers {
  static func main() {
    do {
      let wanted = CommandLine.arguments.dropFirst()
      let comparisons = try LinkComparisons.all() + RouteChangeComparisons.all()
      var figures: [Figure] = []
      for comparison in comparisons where wanted.isEmpty || wanted.contains(comparison.peer) {
        guard let figure = try comparison.measured() else { continue }
        note("\(figure.group): \(figure.series)")
        figures.append(figure)
      }
      print(ComparisonTable(figures: figures))
    } catch {
      note("waymark-peers: \(error)")
      exit(1)
    }
  }

  private static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
