import BrowseCore
import Foundation
import Testing
import Waymark

@MainActor
struct EventLogTests {
  nonisolated private static let odd = FilePath(
    bytes: Array("/tmp/\"\\\u{1B}\u{202E}\u{2028}\n\t😀".utf8) + [0xFF, 0xC0])
  nonisolated private static let tree = BrowseTree.showing(odd, kind: .folder)

  nonisolated private static var kinds: [(String, RouterEvent<BrowseRoute>.Kind)] {
    let entries = EntryTree(
      .stack(RouteStack(root: Entry(id: EntryID(rawValue: 7), route: BrowseRoute.folder(odd)))))
    let step = Step(
      .stack(
        StackChange(
          path: .root.appending(branch: 1), keptBelow: 1, removed: StepElements(),
          inserted: StepElements(Entry(id: EntryID(rawValue: 8), route: BrowseRoute.viewer(odd))),
          keptAbove: 0)),
      isVisible: true, isAnimated: false)
    return [
      ("requested", .requested(.push(.folder(odd)))), ("requested", .requested(.edit { _ in })),
      ("requested", .requested(.set(tree))), ("requested", .requested(.askToLeave)),
      ("decided", .decided(.screen(EntryID(rawValue: 3)), .block("because \"\n\u{7F}"))),
      ("decided", .decided(.routerGuard("\u{1}"), .detour(to: .present(.help, as: .popover)))),
      ("redirected", .redirected(to: .popToRoot)), ("detoured", .detoured(to: .dismiss)),
      ("resumed", .resumed), ("lateAnswer", .lateAnswer(.routerGuard("g"))), ("committed", .committed),
      ("stepBegan", .stepBegan(step)), ("stepAcknowledged", .stepAcknowledged(step)),
      ("stepFailed", .stepFailed(HostFailure(.timedOut))), ("stepCancelled", .stepCancelled),
      ("rebuildBegan", .rebuildBegan(entries)),
      ("rebuildAcknowledged", .rebuildAcknowledged),
      ("rebuildFailed", .rebuildFailed(HostFailure(.reported, underlying: FileError(odd, .missing)))),
      ("lateAcknowledgement", .lateAcknowledgement), ("repeatedAcknowledgement", .repeatedAcknowledgement),
      ("timeoutRestarted", .timeoutRestarted), ("reported", .reported(.closed(EntryID(rawValue: 9)))),
      ("reportIgnored", .reportIgnored(.selected(.root.appending(branch: 2)))),
      ("lifecycle", .lifecycle(Entry(id: EntryID(rawValue: 4), route: .help), .covered)),
      ("finished", .finished(.blocked("no"))), ("finished", .finished(.failed(.routerReleased))),
      ("travelled", .travelled(to: 3)), ("travelEnded", .travelEnded),
      ("journalFailed", .journalFailed(.system(code: 28))), ("lost", .lost(12)),
    ]
  }

  @Test(arguments: kinds.indices)
  func everyKindIsOneLineOfValidJSON(index: Int) throws {
    let (name, kind) = Self.kinds[index]
    let event = RouterEvent(navigationID: Self.someNavigation, kind: kind)
    let line = event.jsonLine(at: .microseconds(1_000_042))
    #expect(line.hasSuffix("}\n") && line.filter { $0.isNewline }.count == 1)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" })
    let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["kind"] as? String == name)
    #expect(object["time"] as? Double == 1.000042)
    #expect(line.hasPrefix(#"{"time":1.000042,"navigation":"#))
  }

  /// The number of a real navigation, since nobody else can make one.
  private static let someNavigation = Router(tree).push(.help).id

  @Test func stepsOutcomesAndTreesAreReadable() throws {
    let folder = try TemporaryFolder()
    try folder.file("readme.txt", "x")
    let host = ModelHost.browsing(folder)
    var lines: [String] = []
    host.browser.router.onEvent { lines.append($0.jsonLine(at: .zero)) }
    host.folder?.open()
    host.viewer?.showInformation()
    host.information?.close()
    let file = folder.path.appending("readme.txt").display
    let opened = #""step":"columns . -> viewer(\#(file)), front 0 -> 1 in branch 0","visible":true"#
    #expect(lines.contains { $0.contains(opened) })
    #expect(lines.contains { $0.contains(#""step":"present {information(\#(file))}""#) })
    #expect(lines.contains { $0.contains(#""step":"dismiss {information(\#(file))}""#) })
    #expect(lines.filter { $0.contains(#""kind":"finished","outcome":"completed""#) }.count == 3)
  }

  @Test func aLogReplacesWhatWasThereAndIsWrittenAtOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("log", "older and rather long\n")
    let host = ModelHost.browsing(folder)
    host.browser.keep(try EventLog(path: path))
    #expect(folder.contents(of: "log") == "")
    host.browser.selectTab(1)
    let lines = try #require(folder.contents(of: "log")).split(separator: "\n")
    #expect(lines.first?.contains(#""kind":"requested","intent":"select bookmarks""#) == true)
    #expect(lines.last?.contains(#""kind":"finished""#) == true)
  }

  @Test func whatCannotBeWrittenIsRefusedAtTheBeginning() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(folder.path, .notAFile(.folder))) { try EventLog(path: folder.path) }
    let missing = folder.path.appending("no/log")
    #expect(throws: FileError(missing, .missing)) { try EventLog(path: missing) }
  }
}
