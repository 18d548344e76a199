/// One cell of a frame: what it shows and how, in 64 bits.
struct Cell: Equatable {
  var glyph: Glyph
  var style: Style

  static let blank = Cell(glyph: .blank, style: .plain)
}
