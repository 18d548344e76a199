import PlaygroundEngine

// One page has one session, and a page has one thread.
nonisolated(unsafe) private var session = Session()
nonisolated(unsafe) private var room: UnsafeMutableBufferPointer<UInt8> = .init(start: nil, count: 0)

/// Makes room for a command.
///
/// - Parameter count: The bytes that it has.
/// - Returns: Where the bytes of the command go.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  replaceRoom(count: max(Int(count), 1))
  return room.baseAddress
}

/// Answers the command that stands in the room made for it.
///
/// - Returns: Where the bytes of the answer are. There are ``answerCount()`` of them, until the next command.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answer() -> UnsafeMutablePointer<UInt8>? {
  let answer = session.answer(String(decoding: room, as: UTF8.self))
  replaceRoom(count: answer.utf8.count)
  _ = room.initialize(from: answer.utf8)
  return room.baseAddress
}

/// How many bytes the answer has.
///
/// - Returns: The number.
@_expose(wasm, "answerCount")
@_cdecl("answerCount")
public func answerCount() -> Int32 { Int32(room.count) }

private func replaceRoom(count: Int) {
  room.deallocate()
  room = .allocate(capacity: count)
}

/// Where hashing begins: always the same, so that a session can be repeated.
@_cdecl("arc4random_buf")
public func fillRandom(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  bytes.initializeMemory(as: UInt8.self, repeating: 0x57, count: count)
}
