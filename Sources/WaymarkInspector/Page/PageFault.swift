/// Something that went wrong, for the list in the page.
struct PageFault: Sendable {
  let row: Int
  let time: Int?
  let window: Int?
  let navigation: Int?
  let name: String
  let text: String

  func text(from first: Int) -> String {
    var written = PageObject()
    written.add("row", row - first)
    written.add("t", time)
    written.add("w", window)
    written.add("n", navigation)
    written.add("f", name)
    written.add("x", text)
    return written.text
  }
}
