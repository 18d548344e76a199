import Waymark
import WaymarkJournal
import WaymarkLinks
import WaymarkRemote
import WaymarkTesting

enum Spot: Route, Codable {
  case home
  case item(Int)
  case secret
  case form
  case discard
}

/// A window with a door for tools: a guard keeps everybody out of the secret, and a form asks before it is left.
@MainActor
final class RemoteBench {
  static let discard = Question<Spot, Bool>(.discard, as: .alert)

  let router: Router<Spot>
  let host = RecordingHost<Spot>()
  private(set) var remote: Remote?
  /// The origins of the navigations that guards were asked about.
  private(set) var marks: [Bool] = []
  /// Whether guards wait for the test.
  var isSlow = false

  init() {
    let links = LinkTable<Spot>(appSchemes: ["bench"]) {
      Link("/", Spot.home)
      Link("/items/:id") { .item($0) }
      Link("/secret", Spot.secret)
      Link("/form", Spot.form)
    }
    router = Router(.home, configuration: RouterConfiguration(links: links, log: nil))
    router.addGuard("vault") { [weak self] request async in
      self?.marks.append(request.options.info is RemoteRequest)
      while self?.isSlow == true { try? await Task.sleep(for: .milliseconds(1)) }
      return request.route == .secret ? .block("it is secret") : .allow
    }
    host.makeScreen = { context in
      guard context.route == .form else { return }
      context.onLeave { _ in .ask(Self.discard) { $0 == true ? .allow : .stay("unsaved") } }
    }
    host.attach(to: router)
    remote = Remote(
      router, routes: .full, title: { "The \($0.route)" },
      choices: { route in
        guard route == .discard else { return [] }
        return [
          RemoteChoice("Keep") { $0.answer(Self.discard, false, options: $1) },
          RemoteChoice("Discard") { $0.answer(Self.discard, true, options: $1) },
        ]
      })
  }

  var port: Int { remote?.port ?? 0 }
  var token: String { remote?.token ?? "" }
  var tree: String { router.host.tree.description }

  func closeDoor() { remote = nil }

  /// A client that has said hello.
  func client() async throws -> LineClient {
    let client = try LineClient(port)
    _ = try await client.ask("hello", ["version": 1, "token": token])
    return client
  }
}
