/// Finds names that hold a text, whatever their case.
public struct NameFilter: Sendable {
  /// What is looked for, folded.
  private let wanted: [UInt8]

  /// Makes a filter.
  ///
  /// - Parameter text: What a name must hold; every name holds an empty text.
  public init(_ text: String) {
    wanted = CaseFolding.folded(Array(text.utf8))
  }

  /// Whether this lets every name through.
  public var isEmpty: Bool { wanted.isEmpty }

  /// Whether a name holds the text.
  ///
  /// - Parameter name: The bytes of the name.
  /// - Returns: True where it does.
  public func matches(_ name: [UInt8]) -> Bool {
    name.withUnsafeBufferPointer { name in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { matches(name, folding: $0) }
    }
  }

  /// Whether a name holds the text.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - room: Room for the folded name, to be used again for the next.
  /// - Returns: True where it does.
  func matches(
    _ name: UnsafeBufferPointer<UInt8>, folding room: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let first = wanted.first else { return true }
    guard name.count >= wanted.count else { return false }
    CaseFolding.fold(name, into: room)
    for start in 0...(name.count - wanted.count) where room[start] == first {
      if holds(room, at: start) { return true }
    }
    return false
  }

  private func holds(_ text: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in 1..<max(1, wanted.count) where text[start + index] != wanted[index] { return false }
    return true
  }
}

extension FolderListing {
  /// The places of the entries that a filter lets through, in order.
  ///
  /// - Parameters:
  ///   - filter: What names must hold.
  ///   - candidates: The places to look at, or nil for all. What an earlier filter let through will do where
  ///     its text is part of this one's.
  /// - Returns: The places, ascending.
  /// - Complexity: O(*n*) in the number of bytes of all names looked at; no name is copied.
  public func places(matching filter: NameFilter, among candidates: [UInt32]? = nil) -> [UInt32] {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(UInt16.max)) { room in
      names.withUnsafeBufferPointer { names in
        let matches = { (place: UInt32) in
          filter.matches(Self.slice(names, entries[Int(place)]), folding: room)
        }
        guard let candidates else { return (0..<UInt32(clamping: entries.count)).filter(matches) }
        return candidates.filter(matches)
      }
    }
  }
}
