#if DEBUG
  import Foundation
  import Testing

  /// The door lets nobody in without the token, and hostile requests change nothing.
  @MainActor
  struct DoorTests {
    private let bench = RemoteBench()

    @Test func aTokenHas128RandomBits() {
      #expect(bench.token.wholeMatch(of: /[0-9a-f]{32}/) != nil)
      #expect(bench.token != RemoteBench().token)
    }

    @Test(arguments: [
      ("hello", 1, ""), ("hello", 1, "0123456789abcdef0123456789abcdef"), ("hello", 2, nil),
      ("where", 1, nil),
    ])
    func whoeverDoesNotKnowTheTokenOrTheVersionIsRefused(method: String, version: Int, token: String?)
      async throws
    {
      let client = try LineClient(bench.port)
      let reply = try await client.ask(method, ["version": version, "token": token ?? bench.token])
      #expect(reply.code == -32001)
      #expect(await client.line() == nil)
    }

    /// A page's script chooses headers and bodies, and a body could be lines of the protocol.
    @Test(arguments: [
      "GET / HTTP/1.1", "POST /x HTTP/1.1", "OPTIONS * HTTP/1.1", "PRI * HTTP/2.0", "\u{16}\u{3}\u{1}", " ",
    ])
    func whatABrowserSaysIsNotAnswered(_ beginning: String) async throws {
      let client = try LineClient(bench.port)
      let hello =
        #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"version":1,"token":"\#(bench.token)"}}"#
      let open = #"{"jsonrpc":"2.0","id":2,"method":"open","params":{"url":"/items/1"}}"#
      client.send(Array("\(beginning)\r\nHost: localhost\r\n\r\n\(hello)\n\(open)\n".utf8))
      #expect(await client.line() == nil)
      #expect(bench.tree == "[home]" && bench.marks.isEmpty)
    }

    @Test(arguments: [
      ("{", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"open","params":{"url":"/items/1"}"#, -32700),
      (String(repeating: #"{"a":"#, count: 200), -32700),
      (#"{"jsonrpc":"1.0","id":1,"method":"back"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"back"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"open"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"open","params":{"url":5}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"open","params":["/items/1"]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"settle","params":{"within":-1}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"journal","params":{"after":99999999999999999999}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"answer","params":{"choice":"Discard"}}"#, -32002),
      (#"{"jsonrpc":"2.0","id":1,"method":"back"}"#, -32002),
    ])
    func aBadRequestIsAnErrorAndChangesNothing(line: String, code: Int) async throws {
      let client = try await bench.client()
      client.send(Array((line + "\n").utf8))
      #expect(Reply(await client.message()).code == code)
      #expect(bench.tree == "[home]")
      #expect(try await client.ask("where").tree == "[home]")
    }

    @Test func aLineThatIsTooLongIsAnErrorAndTheLast() async throws {
      let client = try await bench.client()
      let long = String(repeating: "x", count: 1 << 20)
      client.send(
        Array(#"{"jsonrpc":"2.0","id":1,"method":"open","params":{"url":"/items/1","x":"\#(long)"}}"#.utf8))
      #expect(Reply(await client.message()).code == -32700)
      #expect(await client.line() == nil)
      #expect(bench.tree == "[home]")
    }

    @Test func aLineThatIsCutIsNoRequest() async throws {
      let client = try await bench.client()
      client.send(Array(#"{"jsonrpc":"2.0","id":1,"method":"open","params":{"url":"/items/1"}}"#.utf8))
      client.endSending()
      #expect(await client.line() == nil)
      #expect(bench.tree == "[home]")
    }

    @Test func otherMachinesAreNotListenedTo() throws {
      for address in try otherAddresses() {
        #expect(throws: LineClient.Refused.self, "\(address)") { try LineClient(bench.port, at: address) }
      }
    }

    /// The addresses of this machine under which others know it.
    private func otherAddresses() throws -> [String] {
      var list: UnsafeMutablePointer<ifaddrs>?
      guard getifaddrs(&list) == 0 else { return [] }
      defer { freeifaddrs(list) }
      return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { interface in
        guard let address = interface?.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
          return nil
        }
        var name = [CChar](repeating: 0, count: 64)
        getnameinfo(address, socklen_t(MemoryLayout<sockaddr_in>.size), &name, 64, nil, 0, NI_NUMERICHOST)
        let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text.hasPrefix("127.") || text.isEmpty ? nil : text
      }
    }

    @Test func aNinthConnectionIsClosed() async throws {
      var clients: [LineClient] = []
      for _ in 0..<8 { clients.append(try await bench.client()) }
      #expect(await (try LineClient(bench.port)).line() == nil)
      clients.removeLast()
      var isWelcome = false
      for _ in 0..<100 where !isWelcome { isWelcome = try await bench.client().ask("where").tree == "[home]" }
      #expect(isWelcome)
    }

    @Test func onlyOneNavigatesAtATime() async throws {
      let (first, second) = (try await bench.client(), try await bench.client())
      bench.isSlow = true
      let open = Array(#"{"jsonrpc":"2.0","id":1,"method":"open","params":{"url":"/items/1"}}"#.utf8) + [0x0A]
      first.send(open)
      while bench.marks.isEmpty { await Task.yield() }
      let refused = try await second.ask("open", ["url": "/items/2"])
      #expect(refused.code == -32002 && refused.complaint.contains("another connection navigates"))
      #expect(try await second.ask("where").now["settled"] as? Bool == false)
      bench.isSlow = false
      #expect(Reply(await first.message()).outcome == "completed")
      #expect(try await second.ask("open", ["url": "/items/2"]).outcome == "completed")
    }

    @Test func theDoorClosesWithItsRemote() async throws {
      let client = try await bench.client()
      let port = bench.port
      bench.closeDoor()
      #expect(await client.line() == nil)
      #expect(throws: LineClient.Refused.self) { try LineClient(port) }
    }

    @Test func aDoorOutlivesItsRouterWithoutKeepingIt() async throws {
      weak var router: AnyObject?
      var bench: RemoteBench? = RemoteBench()
      let remote = bench?.remote
      let client = try await bench?.client()
      router = bench?.router
      bench = nil
      #expect(router == nil)
      #expect(try await client?.ask("back").complaint == "the window is closed")
      _ = remote
    }
  }
#else
  import Testing

  @MainActor @Test func aReleaseBuildOpensNoDoor() {
    #expect(RemoteBench().port == 0 && RemoteBench().token.isEmpty)
  }
#endif
