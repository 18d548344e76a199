package import WaymarkStorage

/// Asks a running app, over a connection for each call.
package struct RemoteClient: Sendable {
  private let port: UInt16
  private let token: String

  package init(port: UInt16, token: String) { (self.port, self.token) = (port, token) }

  /// Has the app do something, and waits for its answer; throws if the app refuses, or is not there.
  package func call(
    _ verb: RemoteVerb, _ arguments: [String: JSONValue] = [:]
  ) throws(RemoteFault) -> JSONValue {
    let socket: Int32
    do throws(SystemFault) {
      socket = try LoopbackSocket.connected(to: port)
    } catch {
      throw RemoteFault(.lost, "no app listens at port \(port): \(error)")
    }
    // A reply with a large tree is longer than requests may be.
    let stream = LineStream(socket, limit: 64 << 20)
    stream.write(
      RemoteMessage.request("hello", ["version": .number(RemoteDoor.version), "token": .string(token)]))
    _ = try RemoteMessage.result(of: stream.next())
    stream.write(RemoteMessage.request(verb.rawValue, .object(arguments)))
    return try RemoteMessage.result(of: stream.next())
  }

  /// The lines of the app's journal after a number, which becomes that of the last of them.
  package func journal(after last: inout Int) throws(RemoteFault) -> [UInt8] {
    var (lines, hasMore) = ([UInt8](), true)
    while hasMore {
      let news = try call(.journal, ["after": .number(last)])
      for record in news["records"]?.array ?? [] { lines += record.bytes + [UInt8(ascii: "\n")] }
      (last, hasMore) = (news["last"]?.integer ?? last, news["more"] == true)
    }
    return lines
  }
}
