import WaymarkStorage

/// Speaks the Model Context Protocol with a coding agent: the verbs are its tools, and the tree of the window is a resource.
package struct AgentServer: Sendable {
  private static let treeAddress: JSONValue = "waymark://tree"

  private let version: String
  private let client: RemoteClient

  /// Makes the server of a program in its version, for an app.
  package init(version: String, client: RemoteClient) { (self.version, self.client) = (version, client) }

  /// Serves an agent over the standard input and output until the input ends.
  package func run() {
    while let line = readLine() {
      guard let reply = reply(to: Array(line.utf8)) else { continue }
      guard (try? SystemFile.standardOutput.append(reply + [UInt8(ascii: "\n")])) != nil else { return }
    }
  }

  /// The reply to a line; `nil` for a notification.
  package func reply(to line: [UInt8]) -> [UInt8]? {
    RemoteMessage.reply(to: line) { message throws(RemoteFault) in
      guard message.id != nil else { return .null }
      switch message.method {
      case "initialize": return introduction
      case "ping": return [:]
      case "tools/list": return ["tools": .array(RemoteVerb.allCases.map(\.tool))]
      case "tools/call": return try callTool(message.parameters)
      case "resources/list": return ["resources": [Self.resource]]
      case "resources/read": return try read(message.parameters)
      default: throw message.isUnknown
      }
    }
  }

  private var introduction: JSONValue {
    [
      "protocolVersion": "2025-06-18",
      "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": ["name": "waymark", "title": "Waymark", "version": .string(version)],
      "instructions":
        "Navigates a running app as its user could. Begin with where; open links that routes lists; journal says what happened and why.",
    ]
  }

  // MARK: Tools

  private func callTool(_ parameters: JSONValue?) throws(RemoteFault) -> JSONValue {
    let name = parameters?["name"]?.string ?? ""
    guard let verb = RemoteVerb(rawValue: name) else {
      throw RemoteFault(.badArguments, "there is no tool \(name.prefix(80))")
    }
    do throws(RemoteFault) {
      let result = try client.call(verb, parameters?["arguments"]?.members ?? [:])
      return ["content": [Self.text(result.description)], "structuredContent": result]
    } catch {
      // The agent reads it, and may do something else.
      return ["content": [Self.text(error.message)], "isError": true]
    }
  }

  private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

  // MARK: Resources

  private static var resource: JSONValue {
    [
      "uri": treeAddress, "name": "tree", "title": "The tree of the window", "mimeType": "text/plain",
      "description": "Where the app is, in one line, and what it waits for.",
    ]
  }

  private func read(_ parameters: JSONValue?) throws(RemoteFault) -> JSONValue {
    guard parameters?["uri"] == Self.treeAddress else {
      throw RemoteFault(.notNow, "there is no such resource, only waymark://tree")
    }
    let now = try client.call(.whereabouts)
    let lines = [now["tree"]?.string] + (now["waits"]?.array ?? []).map(\.string)
    let text = lines.compactMap(\.self).joined(separator: "\n  ")
    return ["contents": [["uri": Self.treeAddress, "mimeType": "text/plain", "text": .string(text)]]]
  }
}

extension RemoteVerb {
  /// The verb as a tool, with a JSON Schema of its arguments.
  fileprivate var tool: JSONValue {
    var properties: [String: JSONValue] = [:]
    if let parameter {
      properties[parameter.name] = .object([
        "type": parameter.isText ? "string" : "integer", "minimum": parameter.isText ? nil : 0,
        "description": .string(parameter.summary),
      ])
    }
    return [
      "name": .string(rawValue), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(parameter?.isRequired == true ? Array(properties.keys.map { .string($0) }) : []),
        "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": .bool(!isWriting), "openWorldHint": false],
    ]
  }
}
