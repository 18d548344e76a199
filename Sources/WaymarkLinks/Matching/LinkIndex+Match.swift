extension LinkIndex {
  /// Offers the links that fit a path, the most specific first, until one is accepted.
  ///
  /// Bytes beat a parameter, a parameter beats the rest of the path, and what comes earlier in the path decides.
  ///
  /// - Parameters:
  ///   - text: A link, its path decoded.
  ///   - search: How far the search has come.
  ///   - take: Whether a link takes the texts of its parameters.
  /// - Returns: Whether one was accepted.
  /// - Complexity: O(*n*), where *n* is the length of the path, for each place where an edge has to be tried after
  ///   another; no more places are visited than the tree has.
  func match(_ text: Span<UInt8>, _ search: inout RadixSearch, _ take: Take) -> Bool {
    visit(0, search.parts.pathStart, 0, text, &search, take)
  }

  /// Searches from a node on.
  ///
  /// It calls itself only where there is another edge to try afterwards, so no deeper than a pattern has segments.
  ///
  /// - Returns: Whether a link was accepted.
  private func visit(
    _ first: Int, _ start: Int, _ captured: Int, _ text: Span<UInt8>, _ search: inout RadixSearch,
    _ take: Take
  ) -> Bool {
    let count = search.parts.pathEnd
    var number = first
    var position = start
    var captured = captured
    while true {
      let node = nodes[number]
      let labelCount = Int(node.labelCount)
      guard labelCount <= count &- position, Self.hasLabel(node, text, at: position) else {
        return search.stop(position)
      }
      position &+= labelCount
      if position == count {
        guard node.onlyLink != .none else { return offerEnds(number, captured, text, &search, take) }
        search.furthest = count
        return answer(node.onlyLink, captured, text, &search, take)
      }
      let child = child(of: node, text[position])
      let parameter = Int(node.parameter)
      if parameter == 0, !node.hasRests {
        guard let child else { return search.stop(position) }
        number = child
        continue
      }
      if let child {
        if visit(child, position, captured, text, &search, take) { return true }
        if search.flaw != nil { return false }
      }
      if parameter != 0 {
        let end = Self.position(of: 0x2F, in: text, from: position, to: count)
        if end > position {
          if text[position] == 0x2E, Self.isDotSegment(text, position, end, search) {
            search.flaw = LinkFlaw(.dotSegment, at: position)
            return false
          }
          search.reader.captures.set(captured, position, end)
          if !node.hasRests {
            number = parameter
            position = end
            captured &+= 1
            continue
          }
          if visit(parameter, end, captured &+ 1, text, &search, take) { return true }
          if search.flaw != nil { return false }
        }
      }
      guard node.hasRests else { return search.stop(position) }
      return offerRests(number, from: position, captured, text, &search, take)
    }
  }

  /// Whether a node's label, which the text has room for, comes next.
  @inline(__always)
  private static func hasLabel(_ node: RadixTree.Node, _ text: Span<UInt8>, at position: Int) -> Bool {
    let count = Int(node.labelCount)
    guard count > 0 else { return true }
    let difference = node.label ^ word(text, at: position)
    guard count > 8 else {
      return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count) == 0
    }
    guard difference == 0 else { return false }
    let rest = node.labelRest ^ word(text, at: position &+ 8)
    return rest &<< UInt64(truncatingIfNeeded: 128 &- 8 &* count) == 0
  }

  /// Eight bytes of a text from a position in it on, the first one lowest; zeros where it has no more.
  // The load checks that it stays in the text; unsafe it is for types that are not any eight bytes.
  @inline(__always)
  static func word(_ text: Span<UInt8>, at position: Int) -> UInt64 {
    let count = text.count
    if count &- position >= 8 {
      return text.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
    }
    return lastWord(text, at: position)
  }

  private static func lastWord(_ text: Span<UInt8>, at position: Int) -> UInt64 {
    let count = text.count
    if count >= 8 {
      let last = text.bytes.unsafeLoadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
      return last &>> UInt64(truncatingIfNeeded: 8 &* (position &+ 8 &- count))
    }
    var word: UInt64 = 0
    for index in position..<count { word |= UInt64(text[index]) &<< UInt64(8 &* (index &- position)) }
    return word
  }

  @inline(__always)
  private func child(of node: RadixTree.Node, _ byte: UInt8) -> Int? {
    var low = Int(node.childStart)
    guard node.childCount > 0 else { return nil }
    // First bytes rise, so that a child is no further behind the first one than its byte is: exactly as far where every byte
    // between has a child, as digits have.
    let distance = Int(byte) &- Int(nodes[low].firstByte)
    guard distance >= 0 else { return nil }
    var high = low &+ min(distance, Int(node.childCount) &- 1)
    if nodes[high].firstByte == byte { return high }
    while high &- low > 8 {
      let middle = (low &+ high) &>> 1
      if nodes[middle].firstByte <= byte { low = middle } else { high = middle }
    }
    while low < high {
      if nodes[low].firstByte == byte { return low }
      low &+= 1
    }
    return nil
  }

  /// Where the next byte of a kind is, such as the slash that ends a segment, or the end: the zero-byte test of Alan Mycroft on
  /// the bytes less that byte each.
  @inline(__always)
  static func position(of byte: UInt8, in text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    while position < end {
      let word = word(text, at: position) ^ (ones &* UInt64(byte))
      let zeros = (word &- ones) & ~word & (ones &* 0x80)
      // The first match may be behind the end, because eight bytes are read at once.
      if zeros != 0 { return min(position &+ zeros.trailingZeroBitCount &>> 3, end) }
      position &+= 8
    }
    return end
  }

  private static func isDotSegment(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ search: RadixSearch)
    -> Bool
  {
    guard start == search.parts.pathStart || text[start - 1] == 0x2F else { return false }
    return text[start] == 0x2E && (end - start == 1 || (end - start == 2 && text[start + 1] == 0x2E))
  }

  /// Offers links that stand side by side in the tree, whose paths have so many parameters before their rests.
  private func offer(
    _ start: UInt32, _ count: UInt32, _ captured: Int, _ text: Span<UInt8>, _ search: inout RadixSearch,
    _ take: Take
  ) -> Bool {
    for index in Int(start)..<Int(start + count) {
      let facts = facts[index]
      if answer(facts, captured + (facts.keepsRest ? 1 : 0), text, &search, take) { return true }
      if search.flaw != nil { return false }
    }
    return false
  }

  // These are kept out of it, too.

  @inline(never)
  private func offerEnds(
    _ number: Int, _ captured: Int, _ text: Span<UInt8>,
    _ search: inout RadixSearch, _ take: Take
  ) -> Bool {
    search.furthest = search.parts.pathEnd
    let ends = ends[number]
    let whole = ends.count - ends.restAtEndCount
    if offer(ends.start, whole, captured, text, &search, take) { return true }
    guard search.flaw == nil, ends.restAtEndCount > 0 || ends.restCount > 0 else { return false }
    search.reader.captures.set(captured, search.parts.pathEnd, search.parts.pathEnd)
    if offer(ends.start + whole, ends.restAtEndCount, captured, text, &search, take) { return true }
    // The root's rest has no slash in front of it.
    guard search.flaw == nil, ends.restCount > 0 else { return false }
    return offerRests(number, from: search.parts.pathEnd, captured, text, &search, take)
  }

  @inline(never)
  private func offerRests(
    _ number: Int, from position: Int, _ captured: Int, _ text: Span<UInt8>,
    _ search: inout RadixSearch, _ take: Take
  ) -> Bool {
    search.flaw = PathCheck.firstFlaw(in: text, search.parts.path, maximumDepth: limits.depth)
    guard search.flaw == nil else { return false }
    let ends = ends[number]
    search.reader.captures.set(captured, position, search.parts.pathEnd)
    return offer(ends.restStart, ends.restCount, captured, text, &search, take)
  }
}
