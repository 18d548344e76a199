import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that knows of the protocol what its page says, and nothing of the module's code: lines of JSON over a socket.
final class LineClient: Sendable {
  private let socket: Int32

  struct Refused: Error {}

  /// Connects to a port, of this machine's loopback interface unless told otherwise.
  init(_ port: Int, at address: String = "127.0.0.1") throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = UInt16(port).bigEndian
    inet_pton(AF_INET, address, &name.sin_addr)
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    #if canImport(Darwin)
      var isQuiet: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(socket)
      throw Refused()
    }
  }

  deinit { close(socket) }

  /// Sends bytes as they are.
  func send(_ bytes: some Collection<UInt8>) {
    // The app may have ended the connection, which is no reason to end the tests.
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = ArraySlice(bytes)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write($0, to: socket, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to socket: Int32, _ flags: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Musl)
      Musl.send(socket, bytes.baseAddress, bytes.count, flags)
    #else
      Darwin.send(socket, bytes.baseAddress, bytes.count, flags)
    #endif
  }

  /// Says that nothing more is sent.
  func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// The next line that comes; `nil` where the connection ends.
  func line() async -> String? {
    await blocking { [socket] in
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while read(socket, &byte, 1) == 1 {
        if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
      }
      return nil
    }
  }

  /// The next message; nothing where the connection ends.
  func message() async -> [String: Any] {
    guard let line = await line() else { return [:] }
    return (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }

  /// Asks and awaits the reply.
  nonisolated(nonsending) func ask(_ method: String, _ parameters: [String: Any] = [:]) async throws -> Reply
  {
    let request: [String: Any] = ["jsonrpc": "2.0", "id": 7, "method": method, "params": parameters]
    send(try JSONSerialization.data(withJSONObject: request) + [0x0A])
    return Reply(await message())
  }
}

/// A reply: its result, or the code and the message of its error.
struct Reply {
  let whole: [String: Any]

  init(_ whole: [String: Any]) { self.whole = whole }

  var result: [String: Any] { whole["result"] as? [String: Any] ?? [:] }
  var now: [String: Any] { result["now"] as? [String: Any] ?? result }
  var tree: String { now["tree"] as? String ?? "" }
  var outcome: String? { result["outcome"] as? String }
  var choices: [String] { now["choices"] as? [String] ?? [] }
  var code: Int? { (whole["error"] as? [String: Any])?["code"] as? Int }
  var complaint: String { (whole["error"] as? [String: Any])?["message"] as? String ?? "" }
}

/// Waits for something that blocks, on a thread that no task needs.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { waiting in
    DispatchQueue(label: "blocking").async { waiting.resume(returning: body()) }
  }
}
