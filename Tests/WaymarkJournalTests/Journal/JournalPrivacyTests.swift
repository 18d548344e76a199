import Testing
import Waymark
import WaymarkJournal
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("What a journal of names does not tell")
struct JournalPrivacyTests {
  @Test func noValueIsWritten() async throws {
    let bench = try JournalBench(RouteTree(Talker.home))
    bench.host.makeScreen = { context in
      if context.route == .list([:]) { context.onLeave { _ in .stay("\(secret) unsaved") } }
    }
    let router = bench.router
    for route in Talker.all { router.push(route, options: .init(info: secret)) }
    router.setRoot(.stack(RouteStack(root: .home, pushed: Talker.all)))
    router.set(RouteTree(.home, .text(secret)))
    router.edit { editor in for route in Talker.all { editor.push(route) } }
    router.show(.text(secret))
    router.present(.text(secret), options: .init(transition: .custom(secret)))
    router.open("https://example.com/\(secret)")
    router.addGuard("auth") { proposal in
      switch proposal.destination.route {
      case .feature: .block("\(secret)")
      case .text: .redirect(to: .push(.list([secret: secret])))
      default: .allow
      }
    }
    let allow: @MainActor (GuardRequest<Talker>) -> Decision<Talker> = { _ in .allow }
    router.addGuard("places", entering: { _ in true }, allow)
    router.push(.feature(.item(name: secret)))
    router.push(.text(secret))
    router.push(.list([:]))
    router.pop()
    bench.host.script = [.error(Blabber()), .error(Blabber())]
    router.push(.home)
    let question = Question<Talker, String>(.wrapped(.item(name: secret)), as: .sheet)
    Task { _ = try? await router.ask(question) }
    await Task.yieldRepeatedly { false }
    router.host.context(for: router.tree.visibleElement).close(answering: secret)
    bench.host.userCloses(router.tree.visibleElement.id)
    let text = try bench.text()
    #expect(!text.contains(secret), "\(text.split(separator: "\n").filter { $0.contains(secret) })")
    #expect(text.contains(#""feature.item""#))
    #expect(text.contains(#""o":"blocked""#))
    #expect(text.contains(#""why":"hostFailed""#))
  }

  @Test(arguments: [
    (Talker.home, "home"), (.text("x"), "text"), (.list([:]), "list"),
    (.feature(.item(name: "x")), "feature.item"),
    (.labelled(route: .plain), "labelled.plain"), (.pair(.plain, .plain), "pair"),
    (.wrapped(.plain), "wrapped.plain"),
    (.wrapped(nil), "wrapped"), (.structure(Structure(value: "x")), "structure.Structure"),
    (.mirrored(Mirrored.one("x")), "mirrored.one"),
  ]) func routesHaveTheNamesOfTheirCases(_ route: Talker, _ name: String) throws {
    let bench = try JournalBench(RouteTree(route))
    #expect(try bench.text().contains(#"{"e":1,"r":"\#(name)"}"#))
  }

  @Test func aRouteThatIsNoEnumHasTheNameOfItsType() throws {
    let bench = try JournalBench(RouteTree(Structure(value: secret)))
    #expect(try bench.text().contains(#"{"e":1,"r":"Structure"}"#))
  }
}

private let secret = "SECRET"

private struct Blabber: Error, CustomStringConvertible {
  var description: String { secret }
}

/// Routes that tell what is in them wherever they are asked.
enum Talker: Route, CustomStringConvertible, CustomDebugStringConvertible {
  case home
  case text(String)
  case list([String: String])
  case feature(Feature)
  case labelled(route: Feature)
  case pair(Feature, Feature)
  indirect case wrapped(Feature?)
  case structure(Structure)
  case mirrored(Mirrored)
  case closure(Boxed)

  static var all: [Talker] {
    [
      .text(secret), .list([secret: secret]), .feature(.item(name: secret)),
      .labelled(route: .item(name: secret)),
      .pair(.item(name: secret), .plain), .wrapped(.item(name: secret)), .structure(Structure(value: secret)),
      .mirrored(.one(secret)), .mirrored(.two), .closure(Boxed(text: secret)),
    ]
  }

  var description: String { secret }
  var debugDescription: String { secret }
  var routeName: String { secret }
}

enum Feature: Route, CustomStringConvertible {
  case plain
  case item(name: String)

  var description: String { secret }
  var routeName: String { secret }
}

struct Structure: Route, CustomStringConvertible {
  let value: String
  var description: String { secret }
}

/// Reflected as it likes.
enum Mirrored: Route, CustomReflectable {
  case one(String)
  case two

  var customMirror: Mirror { Mirror(self, children: [secret: Feature.plain], displayStyle: .enum) }
}

final class Boxed: Hashable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  static func == (one: Boxed, two: Boxed) -> Bool { one.text == two.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
