extension VirtualTerminal {
  /// Shows a scalar at the cursor, or joins it to the sign just written.
  func put(_ scalar: Unicode.Scalar) {
    guard !size.isEmpty else { return }
    if mayJoin, join(scalar) { return }
    let sign = Character(scalar)
    let width: Int
    switch ScalarClass(scalar) {
    case .narrow: width = 1
    case .wide: width = 2
    // Nothing of this kind may be sent by itself, so it is noted as what it is.
    case .mark, .hidden:
      unrecognized.append(Escape.text(for: scalar))
      return
    }
    if isWrapPending, wraps { wrap() }
    let x = min(cursor.x, max(0, size.width - width))
    screen.put(String(sign), width: width, x: x, y: cursor.y, style: style)
    advance(from: x, by: width)
  }

  private func advance(from x: Int, by width: Int) {
    isWrapPending = x + width >= size.width
    cursor.x = min(x + width, size.width - 1)
    mayJoin = true
  }

  /// Adds a scalar to the sign before the cursor where the two make one character.
  private func join(_ scalar: Unicode.Scalar) -> Bool {
    var x = isWrapPending ? size.width - 1 : cursor.x - 1
    if x > 0, screen[x, cursor.y].isTrailing { x -= 1 }
    guard x >= 0 else { return false }
    var text = screen[x, cursor.y].text
    text.unicodeScalars.append(scalar)
    guard text.count == 1, let sign = text.first else { return false }
    let width = min(Text.width(of: sign), size.width - x)
    screen.put(text, width: width, x: x, y: cursor.y, style: screen[x, cursor.y].style)
    advance(from: x, by: width)
    return true
  }

  private func wrap() {
    cursor.x = 0
    lineFeed()
  }

  private func lineFeed() {
    isWrapPending = false
    if cursor.y + 1 < size.height {
      cursor.y += 1
    } else {
      screen = screen.scrolled()
    }
  }

  /// Acts on a control character.
  func control(_ byte: UInt8) {
    switch byte {
    case 0x07: break
    case 0x08:
      cursor.x = max(0, cursor.x - 1)
      isWrapPending = false
    case 0x0A: lineFeed()
    case 0x0D:
      cursor.x = 0
      isWrapPending = false
    default: unrecognized.append(Escape.text(for: Unicode.Scalar(byte)))
    }
  }
}

extension VirtualScreen {
  /// The screen moved up by one row.
  fileprivate func scrolled() -> VirtualScreen {
    var result = VirtualScreen(size: size)
    for y in 1..<max(1, size.height) {
      for x in 0..<size.width { result[x, y - 1] = self[x, y] }
    }
    return result
  }
}
