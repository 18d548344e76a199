/// The paths of a table's links, in a tree whose edges are runs of bytes.
///
/// The idea is the compact prefix tree of Morrison, "PATRICIA – Practical Algorithm To Retrieve Information Coded in
/// Alphanumeric" (1968), with an edge for a parameter and one for the rest of the path beside the edges of bytes, as
/// routers of web servers have it since httprouter (2013). Every place of the tree is reached in one way, so that going
/// back and trying the next edge visits no place twice.
///
/// Built once and never changed, its nodes stand in one array: the children of a node side by side, sorted by their
/// first bytes, and behind them what is below the first of them, then what is below the second. So what a path goes
/// through deep in a large tree is close together in memory.
final class RadixTree: Sendable {
  /// How many parameters the path of one link may have.
  static let maximumCaptures = 24

  /// A node of the tree.
  struct Node: Sendable {
    /// The bytes of the edge that leads here, the first one lowest, and zeros behind them.
    let label: UInt64
    let labelRest: UInt64
    let labelCount: UInt8
    /// Whether there are links that take the rest of the path from here on.
    let hasRests: Bool
    let childCount: UInt16
    var childStart: UInt32 = 0
    /// The node behind a parameter, or 0 where there is none: the root is behind nothing.
    var parameter: UInt32 = 0
    /// The only link that ends here, where nothing else does: nothing but the node is read then.
    var onlyLink = LinkFacts.none

    var firstByte: UInt8 { UInt8(truncatingIfNeeded: label) }
  }

  /// How many bytes the label of a node may have.
  static let maximumLabel = 16

  /// The links of a node, as they stand in the array of all.
  struct Ends: Sendable {
    /// Links whose path ends here, then those whose rest of the path may be empty here.
    let start: UInt32
    let count: UInt32
    /// How many of them take the rest, which is then empty.
    let restAtEndCount: UInt32
    /// Links that take the rest of the path from here on.
    let restStart: UInt32
    let restCount: UInt32

    /// Whether there is one link and nothing that takes a rest.
    var areOne: Bool { count == 1 && restAtEndCount == 0 && restCount == 0 }
  }

  /// The arrays that make up a tree.
  struct Layout {
    var nodes: [Node] = []
    /// The links of each node.
    var ends: [Ends] = []
    /// The numbers of links, in the order in which they are tried.
    var links: [UInt32] = []
    /// How many segments the longest pattern has.
    let depth: Int
  }

  let nodes: [Node]
  let ends: [Ends]
  let links: [UInt32]
  let depth: Int

  init(_ layout: Layout) {
    nodes = layout.nodes
    ends = layout.ends
    links = layout.links
    depth = layout.depth
  }
}
