/// Puts the paths of links together, one after the other, and lays the tree out when all are in.
struct RadixTreeBuilder {
  private final class Draft {
    var label: [UInt8]
    var children: [Draft] = []
    var parameter: Draft?
    var ends: [UInt32] = []
    var restsAtEnd: [UInt32] = []
    var rests: [UInt32] = []

    init(_ label: [UInt8] = []) {
      self.label = label
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

  /// Adds the path of a link.
  ///
  /// - Parameters:
  ///   - pattern: The pattern with the path.
  ///   - link: The number of the link.
  /// - Complexity: O(*n*), where *n* is the length of the path, while no place has many children.
  func add(_ pattern: LinkPattern, link: UInt32) {
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
    var tree = RadixTree.Layout()
    var drafts: [Draft] = [root]
    tree.append(label: [])
    var next = 0
    while next < drafts.count {
      let draft = drafts[next]
      tree.nodes[next].childStart = UInt32(drafts.count)
      tree.nodes[next].childCount = UInt32(draft.children.count)
      for child in draft.children.sorted(by: { $0.label[0] < $1.label[0] }) {
        drafts.append(child)
        tree.append(label: child.label)
      }
      if let parameter = draft.parameter {
        tree.nodes[next].parameter = UInt32(drafts.count)
        drafts.append(parameter)
        tree.append(label: [])
      }
      tree.nodes[next].endStart = UInt32(tree.links.count)
      tree.nodes[next].endCount = UInt32(draft.ends.count + draft.restsAtEnd.count)
      tree.nodes[next].restAtEndCount = UInt32(draft.restsAtEnd.count)
      tree.links += draft.ends.sorted(by: order) + draft.restsAtEnd.sorted(by: order)
      tree.nodes[next].restStart = UInt32(tree.links.count)
      tree.nodes[next].restCount = UInt32(draft.rests.count)
      tree.links += draft.rests.sorted(by: order)
      next += 1
    }
    return RadixTree(tree)
  }
}

extension RadixTree.Layout {
  fileprivate mutating func append(label: [UInt8]) {
    var node = RadixTree.Node()
    node.labelStart = UInt32(labels.count)
    node.labelCount = UInt32(label.count)
    nodes.append(node)
    firstBytes.append(label.first ?? 0)
    labels += label
  }
}
