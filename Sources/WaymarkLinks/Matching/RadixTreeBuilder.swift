/// Puts the paths of links together, one after the other, and lays the tree out when all are in.
struct RadixTreeBuilder {
  fileprivate final class Draft {
    var label: [UInt8]
    var children: [Draft] = []
    var parameter: Draft?
    var ends: [UInt32] = []
    var restsAtEnd: [UInt32] = []
    var rests: [UInt32] = []

    init(_ label: [UInt8] = []) {
      self.label = label
    }

    /// Gives what is more than a node's label may have to a node of its own.
    func splitLabel() {
      guard label.count > RadixTree.maximumLabel else { return }
      let lower = Draft(Array(label[RadixTree.maximumLabel...]))
      label.removeLast(lower.label.count)
      (lower.children, children) = (children, [lower])
      (lower.parameter, parameter) = (parameter, nil)
      (lower.ends, ends) = (ends, [])
      (lower.restsAtEnd, restsAtEnd) = (restsAtEnd, [])
      // Rests begin behind a slash of its own, so that it has none.
    }

    /// The node at the end of some bytes below this one, made where there is none.
    func descend(_ bytes: [UInt8]) -> Draft {
      var node = self
      var rest = bytes[...]
      while let first = rest.first {
        guard let index = node.children.firstIndex(where: { $0.label.first == first }) else {
          let child = Draft(Array(rest))
          node.children.append(child)
          return child
        }
        let child = node.children[index]
        let common = zip(child.label, rest).prefix { $0 == $1 }.count
        if common < child.label.count {
          let upper = Draft(Array(child.label[..<common]))
          child.label.removeFirst(common)
          upper.children = [child]
          node.children[index] = upper
          node = upper
        } else {
          node = child
        }
        rest = rest.dropFirst(common)
      }
      return node
    }
  }

  private let root = Draft()
  private var depth = 0

  /// Adds the path of a link.
  ///
  /// - Parameters:
  ///   - pattern: The pattern with the path.
  ///   - link: The number of the link.
  /// - Complexity: O(*n*), where *n* is the length of the path, while no place has many children.
  mutating func add(_ pattern: LinkPattern, link: UInt32) {
    depth = max(depth, pattern.segments.count)
    var node = root
    for (index, segment) in pattern.segments.enumerated() {
      let slash: [UInt8] = index == 0 ? [] : [0x2F]
      switch segment {
      case .literal(let bytes):
        node = node.descend(slash + bytes)
      case .parameter(let prefix):
        let before = node.descend(slash + prefix)
        let behind = before.parameter ?? Draft()
        before.parameter = behind
        node = behind
      case .rest:
        if index > 0 { node.restsAtEnd.append(link) }
        node.descend(slash).rests.append(link)
        return
      }
    }
    node.ends.append(link)
  }

  /// Lays the tree out.
  ///
  /// - Parameter order: Whether one link is tried before another that has the same path.
  /// - Returns: The tree.
  func build(inOrder order: (UInt32, UInt32) -> Bool) -> RadixTree {
    var tree = RadixTree.Layout(depth: depth)
    // The nodes that have their own place while those below them have none; the last one is next.
    var open: [(draft: Draft, number: Int)] = [(root, tree.append(root, inOrder: order))]
    while let (draft, number) = open.popLast() {
      tree.nodes[number].childStart = UInt32(tree.nodes.count)
      var below: [(draft: Draft, number: Int)] = []
      for child in draft.children.sorted(by: { $0.label[0] < $1.label[0] }) {
        child.splitLabel()
        below.append((child, tree.append(child, inOrder: order)))
      }
      if let parameter = draft.parameter {
        tree.nodes[number].parameter = UInt32(tree.nodes.count)
        below.append((parameter, tree.append(parameter, inOrder: order)))
      }
      open += below.reversed()
    }
    return RadixTree(tree)
  }
}

extension RadixTree.Layout {
  /// Gives a node its place, and its links theirs.
  ///
  /// - Returns: Its number.
  fileprivate mutating func append(
    _ draft: RadixTreeBuilder.Draft, inOrder order: (UInt32, UInt32) -> Bool
  ) -> Int {
    func word(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    nodes.append(
      RadixTree.Node(
        label: word(draft.label.prefix(8)), labelRest: word(draft.label.dropFirst(8)),
        labelCount: UInt8(draft.label.count), hasRests: !draft.rests.isEmpty,
        childCount: UInt16(draft.children.count)))
    let start = UInt32(links.count)
    links += draft.ends.sorted(by: order) + draft.restsAtEnd.sorted(by: order)
    ends.append(
      RadixTree.Ends(
        start: start, count: UInt32(draft.ends.count + draft.restsAtEnd.count),
        restAtEndCount: UInt32(draft.restsAtEnd.count), restStart: UInt32(links.count),
        restCount: UInt32(draft.rests.count)))
    links += draft.rests.sorted(by: order)
    return nodes.count - 1
  }
}
