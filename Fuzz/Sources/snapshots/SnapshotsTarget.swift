import Waymark
import WaymarkRestoration

/// Takes any bytes for a snapshot's file, and stops where reading it does what it must not.
///
/// Whatever the bytes are, a tree comes out that can be shown, edited and written, and reads back as the same tree without
/// anything dropped; where nothing could be used it is the default tree, with the reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let format = SnapshotFormat<FuzzedRoute>(
  version: 3,
  migrations: [
    SnapshotMigration(from: 1) { document in
      document.renameCase("product", to: "item")
      document.renameCase("bag", to: "basket", in: "shop")
    },
    SnapshotMigration(from: 2) { $0.retireCase("news") },
  ])

private let fallback = RouteTree<FuzzedRoute>(
  tabs: RouteTab(.home), RouteTab(.search, [.search, .item(id: 1)]))

private func check(_ bytes: [UInt8]) {
  let restoration = format.read(bytes, default: fallback)
  let snapshot = restoration.snapshot
  let report = restoration.report
  precondition(!report.description.isEmpty, "A report says nothing")
  guard let text = try? format.write(snapshot) else { preconditionFailure("What was read cannot be written") }
  if report.failure != nil {
    precondition(text == (try? format.write(Snapshot(fallback))), "What failed is not the default tree")
  }
  let again = format.read(text, default: RouteTree(.home))
  precondition(text == (try? format.write(again.snapshot)), "What was written reads back as something else")
  precondition(again.snapshot.tree == snapshot.tree, "What was written reads back as another tree")
  precondition(again.report.dropped.isEmpty, "Something that was written is dropped")
  useTree(snapshot.tree)
}

/// Goes everywhere in a tree, and edits it in every way that depends on its shape.
private func useTree(_ tree: RouteTree<FuzzedRoute>) {
  var edited = tree
  tree.forEachElement { route in
    guard let position = tree.position(of: route), tree.element(at: position) == route else {
      preconditionFailure("A place of the tree is not found")
    }
    edited.select(route)
  }
  edited.push(.home)
  edited.popToRoot()
  while edited.dismiss() {}
  precondition(edited.modals.isEmpty)
}
