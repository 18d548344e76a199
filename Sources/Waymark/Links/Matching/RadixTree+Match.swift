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
    // An empty path has no bytes to point to, and none is read.
    let base = path.baseAddress ?? labels
    var search = RadixSearch(
      tree: self, path: base, count: path.count, captures: captures, maximumDepth: maximumDepth)
    if search.visit(0, 0, 0, accept) { return .accepted }
    return search.refusal.map { .refused($0) } ?? .nothing(furthest: search.furthest)
  }
}

/// One search in a radix tree.
struct RadixSearch {
  private let nodes: UnsafePointer<RadixTree.Node>
  private let firstBytes: UnsafePointer<UInt8>
  private let labels: UnsafePointer<UInt8>
  private let links: UnsafePointer<UInt32>
  private let path: UnsafePointer<UInt8>
  private let count: Int
  private let captures: UnsafeMutablePointer<LinkCapture>
  private let maximumDepth: Int
  /// How much of the path some pattern fits.
  private(set) var furthest = 0
  /// What is wrong with the path, so that nothing else is tried.
  private(set) var refusal: LinkFlaw?

  init(
    tree: RadixTree, path: UnsafePointer<UInt8>, count: Int, captures: UnsafeMutablePointer<LinkCapture>,
    maximumDepth: Int
  ) {
    nodes = tree.nodes
    firstBytes = tree.firstBytes
    labels = tree.labels
    links = tree.links
    self.path = path
    self.count = count
    self.captures = captures
    self.maximumDepth = maximumDepth
  }

  /// Searches from a node on.
  ///
  /// It calls itself only where there is another edge to try afterwards, so no deeper than a pattern has segments.
  ///
  /// - Returns: Whether a link was accepted.
  mutating func visit(_ first: Int, _ start: Int, _ captured: Int, _ accept: (Int) -> Bool) -> Bool {
    let (nodes, path, count) = (nodes, path, count)
    var node = nodes + first
    var position = start
    var captured = captured
    while true {
      let labelCount = Int(node.pointee.labelCount)
      guard labelCount <= count &- position, hasLabel(node, at: position) else { return stop(position) }
      position &+= labelCount
      if position == count { return offerEnds(node, captured, accept) }
      let child = child(of: node, path[position])
      let parameter = Int(node.pointee.parameter)
      if parameter == 0, node.pointee.restCount == 0 {
        guard let child else { return stop(position) }
        node = nodes + child
        continue
      }
      if let child {
        if visit(child, position, captured, accept) { return true }
        if refusal != nil { return false }
      }
      if parameter != 0 {
        let end = endOfSegment(position)
        if end > position {
          if path[position] == 0x2E, isDotSegment(position, end) {
            refusal = LinkFlaw(.dotSegment, at: position)
            return false
          }
          captures[captured] = LinkCapture(
            start: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: end))
          if node.pointee.restCount == 0 {
            node = nodes + parameter
            position = end
            captured &+= 1
            continue
          }
          if visit(parameter, end, captured &+ 1, accept) { return true }
          if refusal != nil { return false }
        }
      }
      return offerRests(node, from: position, captured, accept)
    }
  }

  /// Whether a node's label comes next, eight bytes at a time where the path has as many.
  @inline(__always)
  private func hasLabel(_ node: UnsafePointer<RadixTree.Node>, at position: Int) -> Bool {
    var label = UnsafeRawPointer(labels + Int(node.pointee.labelStart))
    var text = UnsafeRawPointer(path + position)
    var left = Int(node.pointee.labelCount)
    let end = UnsafeRawPointer(path + count)
    while left > 0 {
      guard end - text >= 8 else { break }
      let difference =
        label.loadUnaligned(as: UInt64.self).littleEndian ^ text.loadUnaligned(as: UInt64.self).littleEndian
      if left <= 8 { return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* left) == 0 }
      if difference != 0 { return false }
      (label, text, left) = (label + 8, text + 8, left &- 8)
    }
    while left > 0 {
      if label.load(as: UInt8.self) != text.load(as: UInt8.self) { return false }
      (label, text, left) = (label + 1, text + 1, left &- 1)
    }
    return true
  }

  @inline(__always)
  private func child(of node: UnsafePointer<RadixTree.Node>, _ byte: UInt8) -> Int? {
    var low = Int(node.pointee.childStart)
    var high = low &+ Int(node.pointee.childCount)
    while high &- low > 8 {
      let middle = (low &+ high) &>> 1
      if firstBytes[middle] <= byte { low = middle } else { high = middle }
    }
    while low < high {
      if firstBytes[low] == byte { return low }
      low &+= 1
    }
    return nil
  }

  /// Where the next slash is, or the end: the zero-byte test of Alan Mycroft on the bytes less a slash each.
  @inline(__always)
  private func endOfSegment(_ start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var end = start
    while count &- end >= 8 {
      let word = UnsafeRawPointer(path + end).loadUnaligned(as: UInt64.self).littleEndian ^ (ones &* 0x2F)
      let zeros = (word &- ones) & ~word & (ones &* 0x80)
      if zeros != 0 { return end &+ zeros.trailingZeroBitCount &>> 3 }
      end &+= 8
    }
    while end < count, path[end] != 0x2F { end &+= 1 }
    return end
  }

  private func isDotSegment(_ start: Int, _ end: Int) -> Bool {
    guard start == 0 || path[start - 1] == 0x2F else { return false }
    return path[start] == 0x2E && (end - start == 1 || (end - start == 2 && path[start + 1] == 0x2E))
  }

  @inline(__always)
  private mutating func stop(_ position: Int) -> Bool {
    if position > furthest { furthest = position }
    return false
  }

  private mutating func offerEnds(
    _ node: UnsafePointer<RadixTree.Node>, _ captured: Int, _ accept: (Int) -> Bool
  ) -> Bool {
    furthest = count
    let first = Int(node.pointee.endStart)
    let firstRest = first &+ Int(node.pointee.endCount) &- Int(node.pointee.restAtEndCount)
    for index in first..<firstRest where accept(Int(links[index])) { return true }
    guard node.pointee.restAtEndCount > 0 || node.pointee.restCount > 0 else { return false }
    captures[captured] = LinkCapture(start: UInt32(count), end: UInt32(count))
    for index in firstRest..<first + Int(node.pointee.endCount) where accept(Int(links[index])) {
      return true
    }
    // The root's rest has no slash in front of it.
    return node.pointee.restCount > 0 && offerRests(node, from: count, captured, accept)
  }

  private mutating func offerRests(
    _ node: UnsafePointer<RadixTree.Node>, from position: Int, _ captured: Int, _ accept: (Int) -> Bool
  ) -> Bool {
    guard node.pointee.restCount > 0 else { return stop(position) }
    refusal = PathCheck.firstFlaw(
      in: UnsafeBufferPointer(start: path, count: count), maximumDepth: maximumDepth)
    guard refusal == nil else { return false }
    captures[captured] = LinkCapture(start: UInt32(position), end: UInt32(count))
    let first = Int(node.pointee.restStart)
    for index in first..<first + Int(node.pointee.restCount) where accept(Int(links[index])) { return true }
    return false
  }
}
