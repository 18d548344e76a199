@preconcurrency import Dispatch
import Waymark
import WaymarkStorage

/// The listening socket of an app, and the connections of those who have the token.
final class RemoteDoor: Sendable {
  /// The version of the protocol, which a client has to name.
  static let version = 1

  /// How many connections there may be, and how many bytes a line of a request may have.
  private static let (connectionLimit, lineLimit) = (8, 1 << 20)

  let port: UInt16
  /// A secret of 128 random bits.
  let token: String
  private let source: any DispatchSourceRead
  private let connections = EventLock(Connections())
  private let answer: @Sendable (RemoteCall) -> Result<JSONValue, RemoteFault>

  private struct Connections {
    var open: Set<Int32> = []
    /// Whether one of them navigates.
    var isWriting = false
  }

  /// Opens the door.
  ///
  /// - Parameters:
  ///   - port: The port; a free one if 0.
  ///   - answer: Answers calls, on the thread of the connection that it blocks.
  /// - Throws: The reason why the port cannot be had.
  init(
    at port: UInt16, answer: @escaping @Sendable (RemoteCall) -> Result<JSONValue, RemoteFault>
  ) throws(SystemFault) {
    let (descriptor, port) = try LoopbackSocket.listening(at: port)
    self.port = port
    self.answer = answer
    token = (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "waymark.remote"))
    source.setCancelHandler { LoopbackSocket.end(descriptor) }
    source.setEventHandler { [weak self] in self?.accept(from: descriptor) }
    source.activate()
  }

  /// Ends all connections, and takes no more.
  func close() {
    source.cancel()
    connections.use { $0.open.forEach(LoopbackSocket.shut) }
  }

  private func accept(from descriptor: Int32) {
    guard let socket = LoopbackSocket.accepted(by: descriptor) else { return }
    let stream = LineStream(socket, limit: Self.lineLimit)
    let hasRoom = connections.use { connections in
      connections.open.count < Self.connectionLimit && connections.open.insert(socket).inserted
    }
    guard hasRoom else { return }
    DispatchQueue(label: "waymark.remote.connection").async { [weak self] in
      self?.serve(stream)
      _ = self?.connections.use { $0.open.remove(socket) }
    }
  }

  // MARK: One connection

  private func serve(_ stream: LineStream) {
    var isGreeted = false
    while let line = stream.next() {
      let reply = RemoteMessage.reply(to: line) { message throws(RemoteFault) in
        if isGreeted { return try answer(message) }
        let greeting = try greet(message)
        isGreeted = true
        return greeting
      }
      guard reply.map(stream.write) != false, isGreeted else { return }
    }
  }

  private func greet(_ message: RemoteMessage) throws(RemoteFault) -> JSONValue {
    guard message.method == "hello" else { throw RemoteFault(.refused, "a connection begins with hello") }
    guard message.parameters?["version"] == .number(Self.version) else {
      throw RemoteFault(
        .refused, "version \(Self.version) is spoken here: use the waymark of the app's release")
    }
    guard isToken(message.parameters?["token"]?.string ?? "") else {
      throw RemoteFault(.refused, "this is not the token that the app has printed")
    }
    return ["version": .number(Self.version)]
  }

  /// Compares a text with the token in a time that does not depend on where it differs.
  private func isToken(_ text: String) -> Bool {
    text.utf8.count == token.utf8.count
      && zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func answer(_ message: RemoteMessage) throws(RemoteFault) -> JSONValue {
    guard let verb = RemoteVerb(rawValue: message.method) else { throw message.isUnknown }
    let call = try RemoteCall(verb, message.parameters)
    guard verb.isWriting else { return try answer(call).get() }
    let isFirst = connections.use { connections in
      defer { connections.isWriting = true }
      return !connections.isWriting
    }
    guard isFirst else { throw RemoteFault(.notNow, "another connection navigates: ask again later") }
    defer { connections.use { $0.isWriting = false } }
    return try answer(call).get()
  }
}
