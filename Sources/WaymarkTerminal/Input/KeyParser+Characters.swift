extension KeyParser {
  /// Reads a further byte of a character outside ASCII.
  mutating func readCharacter(_ bytes: [UInt8], _ byte: UInt8, isAlt: Bool) {
    guard UTF8Scalar.mayFollow(byte, first: bytes[0], position: bytes.count) else {
      // What was cut off is no character; the byte that cut it off begins something new.
      state = .ground
      readGround(byte)
      return
    }
    let whole = bytes + [byte]
    guard whole.count == UTF8Scalar.length(startingWith: bytes[0]) else {
      state = .character(whole, isAlt: isAlt)
      return
    }
    state = .ground
    guard let scalar = UTF8Scalar.first(of: whole[...])?.value, scalar.value > 0x9F else { return }
    if isAlt {
      emit(.alt(Character(scalar)))
    } else {
      hold(scalar)
    }
  }

  /// Adds a scalar to the character that is being held, or begins the next one with it.
  private mutating func hold(_ scalar: Unicode.Scalar) {
    var joined = held
    joined.unicodeScalars.append(scalar)
    if joined.count == 1, joined.utf8.count <= Cluster.byteLimit {
      held = joined
    } else {
      emitHeld()
      held.unicodeScalars.append(scalar)
    }
  }

  /// Reads a byte of pasted text, up to the mark that ends it.
  mutating func readPaste(_ byte: UInt8) {
    pasted.append(byte)
    let mark: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    if byte == 0x7E, pasted.count >= mark.count, pasted[(pasted.count - mark.count)...].elementsEqual(mark) {
      pasted.removeLast(mark.count)
      emitPaste(pasted[...])
      pasted = []
      state = .ground
    } else if pasted.count >= Self.pasteLimit {
      // The end may be half a character, half a line break or half a mark; those wait.
      var end = pasted.count - mark.count
      while end > 0, pasted[end] & 0xC0 == 0x80 { end -= 1 }
      if end > 0, pasted[end - 1] == 0x0D { end -= 1 }
      guard end > 0 else { return }
      emitPaste(pasted[..<end])
      pasted.removeFirst(end)
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
