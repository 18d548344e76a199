import Dispatch
public import Waymark
public import WaymarkJournal
import WaymarkStorage

/// A door through which tools ask a running app where it is, and navigate it as its user could: `waymark live`, and agents by
/// `waymark mcp`.
///
/// ```swift
/// #if DEBUG
///   let remote = Remote(router, title: { host.screen(of: $0.id)?.title ?? "" })
/// #endif
/// ```
///
/// It listens on this machine alone, and prints its port and its token once, on the standard error. Every request is a navigation
/// like any other: screens and guards are asked, and its options hold a ``RemoteRequest``. The door closes when nobody keeps it.
///
/// Where the port cannot be had it opens nothing and says so; a release build never does.
@MainActor
public final class Remote {
  /// The port on the loopback interface; 0 if none is open.
  public var port: Int { door.map { Int($0.port) } ?? 0 }
  /// The secret that a connection begins with.
  public var token: String { door?.token ?? "" }
  private let door: RemoteDoor?
  /// The registration of the journal; `nil` as the door is let go.
  private nonisolated(unsafe) var recording: Registration?

  /// Opens a door to a router.
  ///
  /// - Parameters:
  ///   - router: The router, which is recorded in a journal in memory and whose moments are kept.
  ///   - port: The port to listen at; a free one if 0.
  ///   - routes: The way in which the journal's routes are written.
  ///   - title: The title of a place's screen; the route's notation if `nil`.
  ///   - choices: The choices that a route's screen offers, such as the buttons of an alert.
  public init<R: Route>(
    _ router: Router<R>, port: UInt16 = 0, routes: JournalRoutes<R> = .names,
    title: (@MainActor (Entry<R>) -> String)? = nil,
    choices: @escaping @MainActor (R) -> [RemoteChoice<R>] = { _ in [] }
  ) {
    #if DEBUG
      let kept = RemoteJournal()
      let journal = Journal(into: kept, partSize: RemoteJournal.partSize)
      recording = router.record(in: journal, routes: routes)
      let answers = RemoteAnswers(
        router, title: title ?? { $0.route.notation }, choices: choices)
      do throws(SystemFault) {
        door = try RemoteDoor(at: port) { call in
          journal.flush()
          if call.verb == .journal { return .success(kept.records(after: call.number ?? 0)) }
          let last = kept.last
          return Self.wait(for: answers, call).map { result in
            var result = result
            result["last"] = .number(last)
            return result
          }
        }
        Self.say("port \(self.port), token \(token)")
      } catch {
        door = nil
        Self.say("port \(port) cannot be opened for tools: \(error)")
      }
    #else
      door = nil
      Self.say("a release build opens no door for tools")
    #endif
  }

  private nonisolated static func say(_ text: String) {
    try? SystemFile.standardError.append(Array("WaymarkRemote: \(text)\n".utf8))
  }

  /// Has the main actor answer a call, and waits for it on the connection's thread.
  private nonisolated static func wait<R: Route>(
    for answers: RemoteAnswers<R>, _ call: RemoteCall
  ) -> Result<JSONValue, RemoteFault> {
    let semaphore = DispatchSemaphore(value: 0)
    let result = EventLock<Result<JSONValue, RemoteFault>?>(nil)
    Task { @MainActor in
      do throws(RemoteFault) {
        let value = try await answers.answer(call)
        result.use { $0 = .success(value) }
      } catch {
        result.use { $0 = .failure(error) }
      }
      semaphore.signal()
    }
    semaphore.wait()
    return result.use { $0 } ?? .failure(RemoteFault(.lost, "the app has not answered"))
  }

  deinit {
    door?.close()
    MainQueue.release(&recording) { $0.cancel() }
  }
}
