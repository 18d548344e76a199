extension VirtualTerminal {
  /// Does what a piece says.
  ///
  /// - Returns: Whether it is known.
  func perform(_ token: TerminalToken) -> Bool {
    if case .scalar = token {} else { mayJoin = false }
    switch token {
    case .scalar(let scalar):
      return scalar.properties.generalCategory == .control ? control(scalar) : put(scalar)
    case .sequence(let parameters, let final): return perform(parameters, final)
    case .string(UInt8(ascii: "]"), let text):
      guard text.starts(with: Array("2;".utf8)) else { return false }
      title = String(decoding: text.dropFirst(2), as: UTF8.self)
      return true
    default: return false
    }
  }

  private func control(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{7}": break
    case "\u{8}": moveCursor(x: cursor.x - 1, y: cursor.y)
    case "\r": moveCursor(x: 0, y: cursor.y)
    case "\n": lineFeed()
    default: return false
    }
    return true
  }

  /// Shows a scalar at the cursor, or joins it to the sign before the cursor where the two make one character.
  private func put(_ scalar: Unicode.Scalar) -> Bool {
    guard size.width > 0, size.height > 0 else { return true }
    var x = isWrapPending ? size.width - 1 : cursor.x - 1
    if x > 0, screen[x, cursor.y].sign == nil { x -= 1 }
    if mayJoin, x >= 0, let before = screen[x, cursor.y].sign {
      let joined = String(before) + String(scalar)
      if joined.count == 1, let sign = joined.first, sign.shownWidth != nil {
        return show(sign, x: x, style: screen[x, cursor.y].style)
      }
    }
    let sign = Character(scalar)
    guard let width = sign.shownWidth else { return false }
    if isWrapPending, wraps {
      moveCursor(x: 0, y: cursor.y)
      lineFeed()
    }
    return show(sign, x: max(0, min(cursor.x, size.width - width)), style: style)
  }

  private func show(_ sign: Character, x: Int, style: Style) -> Bool {
    let width = min(Text.width(of: sign), size.width - x)
    screen.put(sign, width: width, x: x, y: cursor.y, style: style)
    isWrapPending = x + width >= size.width
    mayJoin = true
    cursor = Point(x: min(x + width, size.width - 1), y: cursor.y)
    return true
  }

  private func lineFeed() {
    (isWrapPending, mayJoin) = (false, false)
    if cursor.y + 1 < size.height {
      cursor = Point(x: cursor.x, y: cursor.y + 1)
      return
    }
    let old = screen
    screen = Frame(size: size)
    Canvas(frame: screen).copy(old, Rect(x: 0, y: 1, width: size.width, height: size.height - 1), x: 0)
  }

  /// Moves the cursor as near to a place as it can be.
  func moveCursor(x: Int, y: Int) {
    cursor = Point(x: max(0, min(x, size.width - 1)), y: max(0, min(y, size.height - 1)))
    (isWrapPending, mayJoin) = (false, false)
  }

  // MARK: Sequences

  private func perform(_ parameters: [UInt8], _ final: UInt8) -> Bool {
    let isPrivate = parameters.first == UInt8(ascii: "?")
    let texts = String(decoding: parameters.dropFirst(isPrivate ? 1 : 0), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
    let numbers = texts.compactMap { $0.isEmpty ? 0 : Int($0) }
    guard numbers.count == texts.count else { return false }
    switch (isPrivate, final) {
    case (false, UInt8(ascii: "H")): moveCursor(x: (numbers.dropFirst().first ?? 1) - 1, y: numbers[0] - 1)
    case (false, UInt8(ascii: "J")) where numbers == [2]: screen = Frame(size: size)
    case (false, UInt8(ascii: "m")): return setStyle(numbers[...])
    case (false, UInt8(ascii: "t")) where numbers == [22, 2]: keptTitles.append(title)
    case (false, UInt8(ascii: "t")) where numbers == [23, 2]:
      if let kept = keptTitles.popLast() { title = kept }
    case (true, UInt8(ascii: "h")): return numbers.allSatisfy { setMode($0, true) }
    case (true, UInt8(ascii: "l")): return numbers.allSatisfy { setMode($0, false) }
    default: return false
    }
    return true
  }

  private func setMode(_ mode: Int, _ isOn: Bool) -> Bool {
    switch mode {
    case 7: wraps = isOn
    case 25: isCursorVisible = isOn
    case 1000, 1006: break
    case 2004: marksPaste = isOn
    case 2026: isUpdating = isOn
    case 1049:
      guard isOn != isAlternate else { break }
      isAlternate = isOn
      (screen, cursor, other) = (isOn ? Frame(size: size) : other.screen, other.cursor, (screen, cursor))
    default: return false
    }
    return true
  }

  private func setStyle(_ codes: ArraySlice<Int>) -> Bool {
    guard let code = codes.first else { return true }
    var rest = codes.dropFirst()
    if code == 0 {
      style = .plain
    } else if let known = Style.Attributes.codes.first(where: { $0.code == code }) {
      style.attributes.insert(known.attribute)
    } else if code == 38, rest.popFirst() == 5, let color = rest.popFirst().flatMap(Color.init) {
      style.foreground = color
    } else {
      return false
    }
    return setStyle(rest)
  }
}
