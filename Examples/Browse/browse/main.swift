import BrowseCore
import WaymarkTerminal
for path in CommandLine.arguments.dropFirst() {
  let layout = TextLayout(columns: 98) { Text.width(of: $0) }
  func time(_ n: String, _ b: () throws -> Void) rethrows { let t = ContinuousClock.now; try b(); print(n, ContinuousClock.now - t) }
  let f = try TextFile(path: FilePath(path))
  var p = try f.page(at: 0, rows: 50, layout: layout)
  try time("100 pages on") { for _ in 0..<100 { p = try f.page(49, rowsFrom: p, rows: 50, layout: layout) } }
  try time("end") { p = try f.lastPage(rows: 50, layout: layout) }
  try time("100 pages back") { for _ in 0..<100 { p = try f.page(-49, rowsFrom: p, rows: 50, layout: layout) } }
  try time("jump") { p = try f.page(at: f.size / 2, rows: 50, layout: layout) }
  print(p.rows[0].text, p.percentage)
}
