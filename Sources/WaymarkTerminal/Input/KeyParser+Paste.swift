extension KeyParser {
  /// The sequence `ESC [ 201 ~`.
  private static var pasteEnd: [UInt8] { [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E] }

  /// Reads a byte of pasted text, up to the mark that ends it.
  mutating func readPaste(_ byte: UInt8) {
    pasted.append(byte)
    let mark = Self.pasteEnd
    if byte == 0x7E, pasted.count >= mark.count, pasted[(pasted.count - mark.count)...].elementsEqual(mark) {
      pasted.removeLast(mark.count)
      emitPaste(pasted[...])
      pasted = []
      state = .ground
    } else if pasted.count >= Self.pasteLimit {
      // The end may be half a character, half a line break or half a mark; it waits.
      var end = pasted.count - mark.count
      while end > 0, pasted[end] & 0xC0 == 0x80 { end -= 1 }
      if end > 0, pasted[end - 1] == 0x0D { end -= 1 }
      guard end > 0 else { return }
      emitPaste(pasted[..<end])
      pasted.removeFirst(end)
    }
  }

  /// Ends a paste without its mark.
  ///
  /// Half a mark and half a character wait for the rest, as keys do.
  mutating func cutOffPaste() {
    var text = pasted[...]
    pasted = []
    state = .ground
    let mark = Self.pasteEnd
    if let half = (1..<mark.count).last(where: { text.suffix($0).elementsEqual(mark.prefix($0)) }) {
      text.removeLast(half)
      state = half == 1 ? .escape : .sequence(Array(mark[2..<half]))
    } else if let lead = text.suffix(3).lastIndex(where: { $0 >= 0xC0 }), isCutOff(text[lead...]) {
      state = .character(Array(text[lead...]), isAlt: false)
      text = text[..<lead]
    }
    if !text.isEmpty { emitPaste(text) }
  }

  /// Whether more bytes could complete a character.
  private func isCutOff(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let length = UTF8Scalar.length(startingWith: first), bytes.count < length
    else { return false }
    return bytes.dropFirst().enumerated().allSatisfy { offset, byte in
      UTF8Scalar.mayFollow(byte, first: first, position: offset + 1)
    }
  }

  /// Terminals send a carriage return for a line break.
  private mutating func emitPaste(_ bytes: ArraySlice<UInt8>) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if byte != 0x0A || last != 0x0D {
        text.append(byte)
      }
      last = byte
    }
    emit(.paste(String(decoding: text, as: UTF8.self)))
  }
}
