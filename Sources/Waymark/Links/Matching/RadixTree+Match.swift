extension RadixTree {
  /// How a search came out.
  enum Outcome {
    case accepted
    /// No link fits; the path goes no further than this in the tree.
    case nothing(furthest: Int)
    case refused(LinkFlaw)
  }

  /// Offers the links that fit a path, the most specific first, until one is accepted.
  ///
  /// Bytes beat a parameter, a parameter beats the rest of the path, and what comes earlier in the path decides.
  ///
  /// - Parameters:
  ///   - path: The path without the slash it begins with.
  ///   - captures: Room for ``maximumCaptures`` captures and one more.
  ///   - maximumDepth: How many segments the path may have.
  ///   - accept: Whether a link takes the captured texts, given the link's number.
  /// - Returns: Whether one was accepted, or what is wrong with the path.
  /// - Complexity: O(*n*), where *n* is the length of the path, for each place where an edge has to be tried after
  ///   another; no more places are visited than the tree has.
  func match(
    _ path: UnsafeBufferPointer<UInt8>, captures: UnsafeMutablePointer<LinkCapture>, maximumDepth: Int,
    accept: (Int) -> Bool
  ) -> Outcome {
    var search = RadixSearch(
      nodes: nodes, firstBytes: firstBytes, labels: labels, links: links, path: path, captures: captures,
      maximumDepth: maximumDepth)
    if search.visit(0, 0, 0, accept) { return .accepted }
    return search.refusal.map { .refused($0) } ?? .nothing(furthest: search.furthest)
  }
}

/// One search in a radix tree.
struct RadixSearch {
  let nodes: UnsafeBufferPointer<RadixTree.Node>
  let firstBytes: UnsafeBufferPointer<UInt8>
  let labels: UnsafeBufferPointer<UInt8>
  let links: UnsafeBufferPointer<UInt32>
  let path: UnsafeBufferPointer<UInt8>
  let captures: UnsafeMutablePointer<LinkCapture>
  let maximumDepth: Int
  /// How much of the path some pattern fits.
  var furthest = 0
  /// What is wrong with the path, so that nothing else is tried.
  var refusal: LinkFlaw?

  /// Searches from a node on.
  ///
  /// It calls itself only where there is another edge to try afterwards, so no deeper than a pattern has segments.
  ///
  /// - Returns: Whether a link was accepted.
  mutating func visit(_ first: Int, _ start: Int, _ captured: Int, _ accept: (Int) -> Bool) -> Bool {
    var index = first
    var position = start
    var captured = captured
    while true {
      let node = nodes[index]
      let labelCount = Int(node.labelCount)
      if position > furthest { furthest = position }
      guard position + labelCount <= path.count, hasLabel(node, at: position) else { return false }
      position += labelCount
      if position == path.count { return offerEnds(node, captured, accept) }
      let child = child(of: node, path[position])
      if node.parameter == 0, node.restCount == 0 {
        guard let child else { return stop(position) }
        index = child
        continue
      }
      if let child {
        if visit(child, position, captured, accept) { return true }
        if refusal != nil { return false }
      }
      if node.parameter != 0 {
        let end = endOfSegment(position)
        if end > position {
          if path[position] == 0x2E, isDotSegment(position, end) {
            refusal = LinkFlaw(.dotSegment, at: position)
            return false
          }
          captures[captured] = LinkCapture(start: UInt32(position), end: UInt32(end))
          if node.restCount == 0 {
            index = Int(node.parameter)
            position = end
            captured += 1
            continue
          }
          if visit(Int(node.parameter), end, captured + 1, accept) { return true }
          if refusal != nil { return false }
        }
      }
      return offerRests(node, from: position, captured, accept)
    }
  }

  private func hasLabel(_ node: RadixTree.Node, at position: Int) -> Bool {
    let start = Int(node.labelStart)
    var offset = 0
    let count = Int(node.labelCount)
    while offset < count {
      if labels[start &+ offset] != path[position &+ offset] { return false }
      offset &+= 1
    }
    return true
  }

  private func child(of node: RadixTree.Node, _ byte: UInt8) -> Int? {
    var low = Int(node.childStart)
    var high = low &+ Int(node.childCount)
    while high &- low > 8 {
      let middle = (low &+ high) / 2
      if firstBytes[middle] <= byte { low = middle } else { high = middle }
    }
    while low < high {
      if firstBytes[low] == byte { return low }
      low &+= 1
    }
    return nil
  }

  private func endOfSegment(_ start: Int) -> Int {
    var end = start
    while end < path.count, path[end] != 0x2F { end &+= 1 }
    return end
  }

  private func isDotSegment(_ start: Int, _ end: Int) -> Bool {
    guard start == 0 || path[start - 1] == 0x2F else { return false }
    return path[start] == 0x2E && (end - start == 1 || (end - start == 2 && path[start + 1] == 0x2E))
  }

  private mutating func stop(_ position: Int) -> Bool {
    if position > furthest { furthest = position }
    return false
  }

  private mutating func offerEnds(
    _ node: RadixTree.Node, _ captured: Int, _ accept: (Int) -> Bool
  ) -> Bool {
    furthest = path.count
    let firstRest = Int(node.endCount - node.restAtEndCount)
    for offset in 0..<Int(node.endCount) {
      if offset == firstRest { captures[captured] = .init(start: UInt32(path.count), end: UInt32(path.count)) }
      let link = Int(links[Int(node.endStart) + offset])
      if accept(link) { return true }
    }
    // The root's rest has no slash in front of it.
    return node.restCount > 0 && offerRests(node, from: path.count, captured, accept)
  }

  private mutating func offerRests(
    _ node: RadixTree.Node, from position: Int, _ captured: Int, _ accept: (Int) -> Bool
  ) -> Bool {
    guard node.restCount > 0 else { return stop(position) }
    refusal = PathCheck.firstFlaw(in: path, maximumDepth: maximumDepth)
    guard refusal == nil else { return false }
    captures[captured] = LinkCapture(start: UInt32(position), end: UInt32(path.count))
    for offset in 0..<Int(node.restCount)
    where accept(Int(links[Int(node.restStart) + offset])) {
      return true
    }
    return false
  }
}
