#if DEBUG
  import Foundation
  import Testing
  import WaymarkRemote

  /// The server for agents, as the specification of the Model Context Protocol of 2025-06-18 has it.
  @MainActor
  struct AgentTests {
    private let bench = RemoteBench()

    /// The reply to a line; nothing for a notification.
    private func reply(to line: String) async throws -> Reply? {
      let server = AgentServer(
        version: "1.2.3", client: RemoteClient(port: UInt16(bench.port), token: bench.token))
      let bytes = await blocking { server.reply(to: Array(line.utf8)) }
      return try bytes.map {
        Reply(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:])
      }
    }

    private func reply(_ method: String, _ parameters: String = "{}") async throws -> Reply? {
      try await reply(to: #"{"jsonrpc":"2.0","id":"a","method":"\#(method)","params":\#(parameters)}"#)
    }

    @Test func itIntroducesItself() async throws {
      let hello = try await reply(
        "initialize",
        #"{"protocolVersion":"2024-11-05","capabilities":{},"clientInfo":{"name":"x","version":"1"}}"#)
      #expect(hello?.whole["id"] as? String == "a" && hello?.whole["jsonrpc"] as? String == "2.0")
      #expect(hello?.result["protocolVersion"] as? String == "2025-06-18")
      #expect((hello?.result["capabilities"] as? [String: Any])?.keys.sorted() == ["resources", "tools"])
      #expect((hello?.result["serverInfo"] as? [String: Any])?["version"] as? String == "1.2.3")
      #expect(try await reply(to: #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
      #expect(try await reply("ping")?.result.isEmpty == true)
    }

    @Test func theVerbsAreItsTools() async throws {
      let tools = try await reply("tools/list")?.result["tools"] as? [[String: Any]] ?? []
      #expect(
        tools.map { $0["name"] as? String } == [
          "where", "routes", "open", "back", "answer", "settle", "journal",
        ])
      for tool in tools {
        let schema = tool["inputSchema"] as? [String: Any]
        #expect(schema?["type"] as? String == "object" && schema?["properties"] is [String: Any])
        #expect((tool["description"] as? String)?.isEmpty == false)
      }
      let open = tools[2]["inputSchema"] as? [String: Any]
      #expect(open?["required"] as? [String] == ["url"])
    }

    @Test func aToolSaysWhatCameOfIt() async throws {
      let opened = try await reply("tools/call", #"{"name":"open","arguments":{"url":"/items/12"}}"#)
      let result = opened?.result["structuredContent"] as? [String: Any] ?? [:]
      #expect(result["outcome"] as? String == "completed" && opened?.result["isError"] == nil)
      let text = (opened?.result["content"] as? [[String: Any]])?.first?["text"] as? String
      #expect(text?.contains(#""tree":"[home item(12)]""#) == true)
      let tree =
        try await reply("resources/read", #"{"uri":"waymark://tree"}"#)?.result["contents"]
        as? [[String: Any]]
      #expect(tree?.first?["text"] as? String == "[home item(12)]")
      #expect((try await reply("resources/list")?.result["resources"] as? [Any])?.count == 1)
    }

    @Test func aRefusalByTheAppIsForTheAgentToRead() async throws {
      let nothing = try await reply("tools/call", #"{"name":"answer","arguments":{"choice":"Burn"}}"#)
      #expect(nothing?.result["isError"] as? Bool == true && nothing?.code == nil)
      bench.closeDoor()
      let gone = try await reply("tools/call", #"{"name":"where"}"#)
      let text = (gone?.result["content"] as? [[String: Any]])?.first?["text"] as? String
      #expect(text?.hasPrefix("no app listens at port") == true)
    }

    @Test(arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}"#, -32002),
      (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("ping", -32700),
    ])
    func whatItDoesNotKnowIsAnError(line: String, code: Int) async throws {
      #expect(try await reply(to: line)?.code == code)
    }
  }
#endif
