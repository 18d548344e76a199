extension FolderListing {
  private struct Rank {
    var key: NameOrder.Key
    var entry: Entry
  }

  /// Puts entries in the order they are shown in.
  static func sorted(_ entries: [Entry], names: [UInt8]) -> [Entry] {
    // Folded once, so that comparing does not fold again and again; freed with the ranks below.
    let folded = CaseFolding.folded(names: names, entries: entries)
    return names.withUnsafeBufferPointer { names in
      folded.withUnsafeBufferPointer { folded in
        var folders: [Rank] = []
        var files: [Rank] = []
        files.reserveCapacity(entries.count)
        for entry in entries {
          let rank = Rank(key: NameOrder.key(of: slice(folded, entry)), entry: entry)
          if entry.kind.isFolder { folders.append(rank) } else { files.append(rank) }
        }
        let isBefore = { (left: Rank, right: Rank) -> Bool in
          if left.key.high != right.key.high { return left.key.high < right.key.high }
          if left.key.low != right.key.low { return left.key.low < right.key.low }
          let order = NameOrder.compare(slice(folded, left.entry), slice(folded, right.entry))
          if order != 0 { return order < 0 }
          return slice(names, left.entry).lexicographicallyPrecedes(slice(names, right.entry))
        }
        folders.sort(by: isBefore)
        files.sort(by: isBefore)
        var result: [Entry] = []
        result.reserveCapacity(entries.count)
        for rank in folders { result.append(rank.entry) }
        for rank in files { result.append(rank.entry) }
        return result
      }
    }
  }

  @inline(__always)
  static func slice(_ names: UnsafeBufferPointer<UInt8>, _ entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: names[Int(entry.offset)..<Int(entry.offset) + Int(entry.length)])
  }
}

extension CaseFolding {
  fileprivate static func folded(names: [UInt8], entries: [FolderListing.Entry]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: names.count) { buffer, count in
      names.withUnsafeBufferPointer { names in
        for entry in entries {
          let range = Int(entry.offset)..<Int(entry.offset) + Int(entry.length)
          fold(
            UnsafeBufferPointer(rebasing: names[range]),
            into: UnsafeMutableBufferPointer(rebasing: buffer[range]))
        }
      }
      count = names.count
    }
  }
}
