import Waymark

/// The size and the place of a modal.
struct ModalLayout {
  var style: Presentation.Style
  /// The size of the page it lies over.
  var body: Size

  /// Whether there is room for a border, with something left inside.
  var hasBorder: Bool { body.width > 3 && body.height > 2 }

  /// The modal's place on the page, its border included.
  ///
  /// - Parameter preference: Asks the screen what its contents want, given the most they can have.
  /// - Returns: The place.
  func frame(_ preference: (Size) -> Size?) -> Rect {
    let page = Rect(origin: Point(x: 0, y: 0), size: body)
    guard hasBorder else { return page }
    let most = usual(.sheet, in: page)
    let available = Size(width: most.width - 2, height: most.height - 2)
    guard let wanted = preference(available) else { return page.centered(usual(style, in: page)) }
    let inner = Size(
      width: min(wanted.width, available.width), height: min(wanted.height, available.height))
    return page.centered(Size(width: inner.width + 2, height: inner.height + 2))
  }

  /// The largest frame of a modal on a page, unless it fills the page.
  static func largestFrame(in body: Size) -> Rect {
    let page = Rect(origin: Point(x: 0, y: 0), size: body)
    let usual = Presentation.Style.allCases.map { ModalLayout(style: $0, body: body).usual($0, in: page) }
    return page.centered(
      Size(width: usual.map(\.width).max() ?? 0, height: usual.map(\.height).max() ?? 0))
  }

  /// The size of a modal whose screen asks for none.
  private func usual(_ style: Presentation.Style, in page: Rect) -> Size {
    switch style {
    // A narrow page has no room to spare.
    case .sheet, .fullScreen:
      Size(
        width: page.width - (page.width > 40 ? page.width / 10 : 0),
        height: page.height - (page.height > 12 ? page.height / 8 : 0))
    case .popover: Size(width: min(page.width, 40), height: min(page.height, max(5, page.height / 2)))
    case .alert: Size(width: min(page.width, 50), height: min(page.height, 7))
    }
  }
}
