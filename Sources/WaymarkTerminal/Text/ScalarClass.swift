/// The room that a Unicode scalar needs on a screen.
enum ScalarClass: Equatable {
  /// Takes one cell.
  case narrow
  /// Takes two cells.
  case wide
  /// Takes no cell of its own and belongs to the character before it.
  case mark
  /// Must not reach the terminal: it would act on it, or change the order of what is read.
  case hidden

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x300 {
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD
      self = isControl ? .hidden : .narrow
    } else if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) {
      self = .wide
    } else if Self.lists(WidthTable.zero, value) {
      self = .mark
    } else if Self.lists(WidthTable.hidden, value) {
      self = .hidden
    } else {
      self = value >= 0x1100 && Self.lists(WidthTable.wide, value) ? .wide : .narrow
    }
  }

  /// Whether a value lies in one of a table's ranges, by binary search.
  private static func lists(_ table: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > table[2 * middle + 1] {
        low = middle + 1
      } else if value < table[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether terminals may join this scalar with one that stands beside it: halves of flags, skin tones, Jamo.
  var joinsNeighbors: Bool {
    switch value {
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1100...0x115F, 0xA960...0xA97C: true
    default: false
    }
  }
}
