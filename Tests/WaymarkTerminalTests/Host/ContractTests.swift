import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// The terminal's host is held against the same rules as every other; what it shows is read from the picture too.
@MainActor @Suite struct ContractTests {
  private func check(seed: UInt64, slide: Duration, chrome: Chrome) async throws {
    let timer = SteppedTimer()
    let contract = HostContract<Place>(
      routes: [.home, .files, .bookmarks, .recent, .page(1), .page(2), .sheet(1), .sheet(2)],
      features: .all, seed: seed, walkCount: 4, advance: { timer.advance(by: .milliseconds(50)) },
      makeHost: { router in
        let terminal = VirtualTerminal(size: Size(width: 60, height: 16))
        let host = TerminalHost(
          router: router, coordinator: NoteCoordinator(), output: terminal, chrome: chrome, timer: timer)
        host.slideDuration = slide
        return HostUnderTest(
          host,
          displayed: {
            host.drawIfNeeded()
            guard let top = host.visibleScreen as? NoteScreen, terminal.text.contains("\(top.place)") else {
              return nil
            }
            return host.tree?.routes
          },
          screens: { host.screens.all.mapValues { $0 as AnyObject } },
          userCloses: { Self.goBack(from: $0, in: host) }, userSelects: { Self.goTo($0, in: host) },
          focus: Self.focus(of: host),
          announcements: AnnouncementReading(announced: { terminal.titles }, title: { "Title of \($0)" }),
          columns: Self.columns(of: host, terminal, timer))
      })
    try await contract.check()
  }

  /// Escape leaves what has the keys, as far as it can be left.
  private static func goBack(from id: EntryID, in host: TerminalHost<Place>) -> Bool {
    guard !host.isSliding, let tree = host.tree, tree.visibleElement.id == id else { return false }
    host.handle(.escape)
    return true
  }

  /// Tab goes to a column that is beside the one in front.
  private static func goTo(_ path: BranchPath, in host: TerminalHost<Place>) -> Bool {
    guard !host.isSliding, let tree = host.tree, let parent = path.parent,
      case .columns(let columns)? = tree.container(at: parent),
      tree.columns(around: tree.visiblePath) == parent
    else { return false }
    let column = path.branch(at: path.branchCount - 1)
    guard column < columns.count, column != columns.front else { return false }
    for _ in 0..<((column - columns.front + columns.count) % columns.count) { host.handle(.tab) }
    return true
  }

  /// How wide the terminal is, and what is drawn in it.
  private static func columns(
    of host: TerminalHost<Place>, _ terminal: VirtualTerminal, _ timer: SteppedTimer
  ) -> ColumnsReading {
    var reading = ColumnsReading(
      fitting: { terminal.size.width / 45 },
      resize: { count in
        terminal.resize(to: Size(width: 45 * count + 15, height: 16))
        host.setNeedsDisplay()
        timer.turn()
      })
    reading.seen = { seen(in: host) }
    return reading
  }

  /// The entries of the layer on top whose screens are drawn.
  private static func seen(in host: TerminalHost<Place>) -> Set<EntryID> {
    let screens = host.screens.all.compactMapValues { $0 as? NoteScreen }
    let before = screens.mapValues(\.drawCount)
    host.setNeedsDisplay()
    host.drawIfNeeded()
    return Set(
      screens.filter { id, screen in
        guard screen.drawCount > before[id] ?? 0, let position = host.tree?.position(of: id) else {
          return false
        }
        return position.path.layer == host.tree?.modals.count
      }.keys)
  }

  /// Which screen a key goes to, and which of its rows the cursor is on.
  private static func focus(of host: TerminalHost<Place>) -> FocusReading {
    FocusReading(
      current: {
        let screens = host.screens.all.compactMapValues { $0 as? NoteScreen }
        let before = screens.mapValues(\.keys.count)
        // A key that nobody uses: whoever gets it has the focus.
        host.handle(.function(12))
        let taken = screens.filter { $0.value.keys.count > before[$0.key] ?? 0 }
        guard taken.count == 1, let (id, screen) = taken.first else { return nil }
        return FocusedElement(.screen(id), name: "row \(screen.row)")
      },
      userMoves: {
        let rows = host.screens.all.values.compactMap { ($0 as? NoteScreen)?.row }
        host.receive("\u{1B}[B".utf8)
        return rows != host.screens.all.values.compactMap { ($0 as? NoteScreen)?.row }
      })
  }

  @Test(arguments: [1, 2] as [UInt64])
  func theHostKeepsTheContract(seed: UInt64) async throws {
    try await check(seed: seed, slide: .milliseconds(120), chrome: .standard)
  }

  @Test func soItDoesWithoutSlides() async throws {
    try await check(seed: 100, slide: .zero, chrome: .none)
  }
}
