import PodcastsCore
import PodcastsTerminal
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// Runs the program on a terminal in memory, with a clock and keys of its own, and keeps what is seen.
@MainActor
final class Recorder {
  /// What was seen, from when on.
  private(set) var frames: [Frame] = []
  /// The terminal's.
  let size: Size
  private let router: Router<AppRoute>
  private let terminal: VirtualTerminal
  private let host: TerminalHost<AppRoute>
  private let clock = ManualClock()
  private var key = ""
  private var shown: EntryTree<AppRoute>
  private var steps: [String] = []

  /// How far pictures are apart where something moves.
  private static let interval = Duration.milliseconds(40)

  init(size: Size) {
    self.size = size
    let stores = Stores()
    router = Podcasts.router(stores.session, timer: clock)
    terminal = VirtualTerminal(size: size)
    host = TerminalHost(
      router: router, screens: PodcastsScreens(stores), output: terminal,
      configuration: TerminalConfiguration(
        colors: .none, slideDuration: .milliseconds(160), frameInterval: Self.interval, showsTitle: false),
      timer: clock)
    router.attach(host)
    shown = router.tree
  }

  /// How long it has taken.
  var duration: Duration { clock.now }

  /// Presses a key and looks on.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: What it is called in the picture.
  ///   - seconds: How long to look on.
  func press(_ key: Key, _ name: String, for seconds: Double) async {
    self.key = name
    host.handle(key)
    await look(for: seconds)
  }

  /// Lets time pass.
  func look(for seconds: Double) async {
    let end = clock.now + .seconds(seconds)
    await see()
    while clock.now < end {
      clock.advance(by: Self.interval)
      await see()
    }
  }

  /// Takes a picture if it is another than the last.
  private func see() async {
    // What the app does in tasks of its own is done in the same moment.
    for _ in 0..<200 { await Task.yield() }
    host.drawIfNeeded()
    if let now = router.shown, now != shown {
      steps = shown.steps(to: now).map(\.description)
      shown = now
    }
    let frame = Frame(terminal, key: key, tree: shown.description, steps: steps, at: clock.now)
    if frames.last?.looksLike(frame) != true { frames.append(frame) }
  }
}
