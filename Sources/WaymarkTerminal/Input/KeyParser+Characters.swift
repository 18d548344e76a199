extension KeyParser {
  /// Reads a further byte of a character outside ASCII.
  mutating func readCharacter(_ bytes: [UInt8], _ byte: UInt8, isAlt: Bool) {
    guard UTF8Scalar.mayFollow(byte, first: bytes[0], position: bytes.count) else {
      // A character that was cut off is dropped; the byte that cut it off begins something new.
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
}
