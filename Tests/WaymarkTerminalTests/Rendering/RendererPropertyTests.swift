import Testing
import WaymarkTesting

@testable import WaymarkTerminal

@MainActor @Suite struct RendererPropertyTests {
  private struct Picture {
    var texts: [(text: String, x: Int, y: Int, style: Style)]
    var dims: [Rect]
    var cursor: Point?

    init(size: Size, using generator: inout SplitMix) {
      let colors: [Color] = [.standard, .red, .blue, .gray]
      texts = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let style = Style(
          colors.randomElement(using: &generator) ?? .standard,
          Style.Attributes(rawValue: UInt8.random(in: 0..<16, using: &generator)))
        texts.append(
          (
            Samples.random(using: &generator), Int.random(in: -3...size.width, using: &generator),
            Int.random(in: -1...size.height, using: &generator),
            Bool.random(using: &generator) ? style : .plain
          ))
      }
      dims = Bool.random(using: &generator) ? [] : [Rect(x: 2, y: 1, width: 9, height: 3)]
      let column = Int.random(in: 0...size.width, using: &generator)
      cursor = Bool.random(using: &generator) ? Point(x: column, y: 1) : nil
    }

    func draw(on canvas: Canvas) {
      for piece in texts { canvas.write(piece.text, x: piece.x, y: piece.y, style: piece.style) }
      for rect in dims { canvas.region(rect).dim() }
      if let cursor { canvas.placeCursor(x: cursor.x, y: cursor.y) }
    }
  }

  @Test(arguments: 0..<40)
  func incrementalFramesLookLikeFullOnes(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let size = Size(
      width: Int.random(in: 1...30, using: &generator), height: Int.random(in: 1...8, using: &generator))
    let incremental = VirtualTerminal(size: size)
    let renderer = Renderer()
    incremental.write(Array(Terminal.entering.utf8))
    for _ in 0..<25 {
      let picture = Picture(size: size, using: &generator)
      incremental.write(renderer.render(size: size) { picture.draw(on: $0) })
      let full = VirtualTerminal(size: size)
      full.write(Array(Terminal.entering.utf8))
      full.write(Renderer().render(size: size) { picture.draw(on: $0) })
      #expect(incremental.looksLike(full), "\(incremental.text)\n---\n\(full.text)")
      #expect(incremental.unrecognized.isEmpty && full.unrecognized.isEmpty)
    }
  }
}
