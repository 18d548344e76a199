/// The paths of a table's links, in a tree whose edges are runs of bytes.
///
/// The idea is the compact prefix tree of Morrison, "PATRICIA – Practical Algorithm To Retrieve Information Coded in
/// Alphanumeric" (1968), with an edge for a parameter and one for the rest of the path beside the edges of bytes, as
/// routers of web servers have it since httprouter (2013). Every place of the tree is reached in one way, so that going
/// back and trying the next edge visits no place twice.
///
/// Built once and never changed, its nodes stand in one array: the children of a node side by side, sorted by their
/// first bytes.
final class RadixTree: @unchecked Sendable {
  /// How many parameters the path of one link may have.
  static let maximumCaptures = 24

  struct Node: Sendable {
    var labelStart: UInt32 = 0
    var labelCount: UInt32 = 0
    var childStart: UInt32 = 0
    var childCount: UInt32 = 0
    /// The node behind a parameter, or 0 where there is none: the root is behind nothing.
    var parameter: UInt32 = 0
    /// Links whose path ends here, then those whose rest of the path may be empty here.
    var endStart: UInt32 = 0
    var endCount: UInt32 = 0
    /// How many of them take the rest, which is then empty.
    var restAtEndCount: UInt32 = 0
    /// Links that take the rest of the path from here on.
    var restStart: UInt32 = 0
    var restCount: UInt32 = 0
  }

  /// What a tree is made of.
  struct Layout {
    var nodes: [Node] = []
    /// The first byte of each node's label.
    var firstBytes: [UInt8] = []
    var labels: [UInt8] = []
    /// The numbers of links, in the order in which they are tried.
    var links: [UInt32] = []
  }

  // Written before anybody else has the tree and never again, so any number of threads may read. Arrays would be retained
  // and released in every match.
  let nodes: UnsafePointer<Node>
  let firstBytes: UnsafePointer<UInt8>
  let labels: UnsafePointer<UInt8>
  let links: UnsafePointer<UInt32>

  init(_ layout: Layout) {
    nodes = Self.keep(layout.nodes)
    firstBytes = Self.keep(layout.firstBytes)
    // Room to read eight bytes from any of them.
    labels = Self.keep(layout.labels + [UInt8](repeating: 0, count: 8))
    links = Self.keep(layout.links)
  }

  deinit {
    nodes.deallocate()
    firstBytes.deallocate()
    labels.deallocate()
    links.deallocate()
  }

  private static func keep<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let room = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { (room + index).initialize(to: element) }
    return UnsafePointer(room)
  }
}
