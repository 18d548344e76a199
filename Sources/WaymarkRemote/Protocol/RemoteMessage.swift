import WaymarkStorage

/// The end of a request that is not answered.
package struct RemoteFault: Error, Hashable, Sendable {
  /// The codes of JSON-RPC 2.0, and below them those of the protocol.
  enum Code: Int, Sendable {
    case badJSON = -32700
    case badRequest = -32600
    case unknownMethod = -32601
    case badArguments = -32602
    /// The version or the token is another one.
    case refused = -32001
    /// The app does no such thing at the moment.
    case notNow = -32002
    /// There is no app at the other end.
    case lost = -32003
  }

  let code: Code
  package let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// A request or a notification of JSON-RPC 2.0, which is one line.
struct RemoteMessage {
  /// The name that its reply has; `nil` for a notification, which gets none.
  let id: JSONValue?
  let method: String
  let parameters: JSONValue?

  /// The fault of a message that nobody knows.
  var isUnknown: RemoteFault { RemoteFault(.unknownMethod, "there is no method \(method.prefix(80))") }

  private init(_ line: [UInt8]) throws(RemoteFault) {
    let value: JSONValue
    do {
      value = try JSONParser.value(of: line, maximumDepth: 64)
    } catch {
      throw RemoteFault(.badJSON, "no line of JSON: \(error)")
    }
    guard value["jsonrpc"] == "2.0", let method = value["method"]?.string else {
      throw RemoteFault(.badRequest, "no request of JSON-RPC 2.0")
    }
    switch value["id"] {
    case nil, .string?, .number?: id = value["id"]
    default: throw RemoteFault(.badRequest, "an id has to be a text or a number")
    }
    self.method = method
    parameters = value["params"]
  }

  /// Answers the message that a line is, with a line; with `nil` if it is a notification.
  static func reply(
    to line: [UInt8], _ answer: (RemoteMessage) throws(RemoteFault) -> JSONValue
  ) -> [UInt8]? {
    var reply: [String: JSONValue] = ["jsonrpc": "2.0", "id": .null]
    do throws(RemoteFault) {
      let message = try RemoteMessage(line)
      reply["id"] = message.id
      reply["result"] = try answer(message)
    } catch {
      reply["error"] = ["code": .number(error.code.rawValue), "message": .string(error.message)]
    }
    return reply["id"] == nil ? nil : JSONValue.object(reply).bytes
  }

  /// A request as a line.
  static func request(_ method: String, _ parameters: JSONValue) -> [UInt8] {
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters,
    ]
    return request.bytes
  }

  /// The result that a reply brings, or the fault that it brings instead; `nil` is no reply.
  static func result(of line: [UInt8]?) throws(RemoteFault) -> JSONValue {
    let reply = line.flatMap { try? JSONParser.value(of: $0, maximumDepth: 512) }
    if let result = reply?["result"] { return result }
    guard let error = reply?["error"], let text = error["message"]?.string else {
      throw RemoteFault(.lost, "the app has ended the connection")
    }
    throw RemoteFault(error["code"]?.integer.flatMap(RemoteFault.Code.init) ?? .lost, text)
  }
}
