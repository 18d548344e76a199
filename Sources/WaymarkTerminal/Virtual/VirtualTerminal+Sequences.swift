extension VirtualTerminal {
  /// Acts on a sequence.
  func perform(_ sequence: SequenceDecoder.Sequence) {
    let first = sequence.parameters.first ?? 0
    let isKnown =
      switch (sequence.prefix, sequence.final) {
      case (nil, UInt8(ascii: "H")):
        moveCursor(
          x: (sequence.parameters.count > 1 ? max(1, sequence.parameters[1]) : 1) - 1, y: max(1, first) - 1)
      case (nil, UInt8(ascii: "A")): moveCursor(x: cursor.x, y: cursor.y - max(1, first))
      case (nil, UInt8(ascii: "B")): moveCursor(x: cursor.x, y: cursor.y + max(1, first))
      case (nil, UInt8(ascii: "C")): moveCursor(x: cursor.x + max(1, first), y: cursor.y)
      case (nil, UInt8(ascii: "D")): moveCursor(x: cursor.x - max(1, first), y: cursor.y)
      case (nil, UInt8(ascii: "J")): eraseScreen(first)
      case (nil, UInt8(ascii: "K")): eraseRow(first)
      case (nil, UInt8(ascii: "m")): setStyle(sequence.parameters)
      case (nil, UInt8(ascii: "t")): manageWindow(sequence.parameters)
      case (UInt8(ascii: "?"), UInt8(ascii: "h")): sequence.parameters.allSatisfy { setMode($0, true) }
      case (UInt8(ascii: "?"), UInt8(ascii: "l")): sequence.parameters.allSatisfy { setMode($0, false) }
      default: false
      }
    if !isKnown { unrecognized.append(sequence.text) }
  }

  private func moveCursor(x: Int, y: Int) -> Bool {
    cursor = Point(x: max(0, min(x, size.width - 1)), y: max(0, min(y, size.height - 1)))
    isWrapPending = false
    return true
  }

  private func eraseScreen(_ part: Int) -> Bool {
    guard part == 2 || part == 0 else { return false }
    if part == 0 { _ = eraseRow(0) }
    for y in (part == 2 ? 0 : cursor.y + 1)..<max(size.height, cursor.y + 1) where y < size.height {
      screen.clear(y: y, columns: 0..<size.width, style: style)
    }
    return true
  }

  private func eraseRow(_ part: Int) -> Bool {
    let columns: Range<Int>
    guard !size.isEmpty else { return true }
    switch part {
    case 0: columns = cursor.x..<size.width
    case 1: columns = 0..<(cursor.x + 1)
    case 2: columns = 0..<size.width
    default: return false
    }
    screen.clear(y: cursor.y, columns: columns, style: style)
    return true
  }

  private func setMode(_ mode: Int, _ isOn: Bool) -> Bool {
    switch mode {
    case 7: wraps = isOn
    case 25: isCursorVisible = isOn
    case 2004: marksPaste = isOn
    case 2026: isUpdating = isOn
    case 1049:
      guard isOn != isAlternate else { return true }
      isAlternate = isOn
      swap(&screen, &otherScreen)
      swap(&cursor, &otherCursor)
      if isOn { screen = VirtualScreen(size: size) }
    default: return false
    }
    return true
  }

  /// Saves the window's title, or restores it.
  private func manageWindow(_ parameters: [Int]) -> Bool {
    switch parameters {
    case [22, 2]: keptTitles.append(title)
    case [23, 2]: if let kept = keptTitles.popLast() { title = kept }
    default: return false
    }
    return true
  }

  private func setStyle(_ parameters: [Int]) -> Bool {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...37: style.foreground = .indexed(UInt8(code - 30))
      case 90...97: style.foreground = .indexed(UInt8(code - 82))
      case 40...47: style.background = .indexed(UInt8(code - 40))
      case 100...107: style.background = .indexed(UInt8(code - 92))
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 38, 48:
        guard rest.popFirst() == 5, let index = rest.popFirst(), index < 256 else { return false }
        if code == 38 {
          style.foreground = .indexed(UInt8(index))
        } else {
          style.background = .indexed(UInt8(index))
        }
      default: return false
      }
    }
    return true
  }
}
