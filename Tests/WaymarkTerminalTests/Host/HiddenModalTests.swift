import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// Modals that others hide are not drawn, and nobody sees that.
@MainActor @Suite("Modals that lie below others")
struct HiddenModalTests {
  /// The picture where every modal is drawn over all that lie below it.
  private func picture(drawingAllOf host: TerminalHost<Place>, size: Size) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: size)
    terminal.write(
      Renderer(colors: .indexed).render(size: size) { canvas in
        guard let tree = host.tree else { return }
        host.draw(tree.root, at: .root, on: canvas)
        for index in tree.modals.indices {
          let frame = host.frame(of: tree.modals[index], in: size)
          host.drawModal(index, of: tree, in: frame, over: canvas)
        }
      })
    return terminal
  }

  private func randomModal(using generator: inout SplitMix) -> Modal<Place> {
    let style = Presentation.modals.randomElement(using: &generator) ?? .sheet
    let root = Place.sheet(Int.random(in: 0..<1000, using: &generator))
    let stack = RouteStack(root: root, pushed: Bool.random(using: &generator) ? [.page(1)] : [])
    let places = [Container.stack(stack), .stack([.page(2)])]
    guard Int.random(in: 0..<6, using: &generator) == 0,
      let columns = RouteColumns(places: 2, filled: places, front: Int.random(in: 0...1, using: &generator))
    else { return Modal(style, stack) }
    return Modal(style, .columns(columns))
  }

  /// Screens of all sizes, with signs of two columns that lie on their edges, with cursors, and sliding.
  @Test(arguments: 0..<30)
  func theScreenIsAsIfAllWereDrawn(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let size = Size(
      width: Int.random(in: 0...110, using: &generator), height: Int.random(in: 0...26, using: &generator))
    let fixture = HostFixture(RouteTree(.home), size: size)
    fixture.coordinator.onScreen = { screen, _ in
      screen.text = String(Samples.texts.randomElement(using: &generator) ?? "")
      screen.isFilled = true
      screen.style = Style(.red, Bool.random(using: &generator) ? .bold : [])
      screen.hasCursor = Bool.random(using: &generator)
      guard Bool.random(using: &generator) else { return }
      screen.preferred = Size(
        width: Int.random(in: 0...110, using: &generator), height: Int.random(in: 0...26, using: &generator))
    }
    for _ in 0..<8 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: fixture.router.dismiss()
      case 1: fixture.router.push(.page(3))
      case 2:
        let modals = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          randomModal(using: &generator)
        }
        fixture.router.set(RouteTree(.stack([.home, .page(4)]), modals: modals))
      default: fixture.router.present(randomModal(using: &generator))
      }
      fixture.timer.advance(by: .milliseconds(40))
      fixture.host.setNeedsDisplay()
      fixture.host.drawIfNeeded()
      let all = picture(drawingAllOf: fixture.host, size: size)
      #expect(fixture.terminal.looksLike(all), "\(fixture.terminal.text)\n---\n\(all.text)")
    }
  }

  @Test(arguments: [Presentation.sheet, .popover, .alert])
  func ofModalsInTheSamePlaceTheTopmostIsDrawn(style: Presentation) {
    let modals = (0..<5).map { Modal(style, RouteStack(root: Place.sheet($0))) }
    let fixture = HostFixture(RouteTree(.stack([.home]), modals: modals), size: Size(width: 80, height: 24))
    #expect(Set(fixture.drawn.values.map(\.place)) == [.home, .sheet(4)])
  }
}
