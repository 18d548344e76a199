import Waymark

/// A page's screen for one entry of the navigation tree.
///
/// The coordinator makes it, and it lives as long as its entry, hidden or not. It fills its element once, when it is about to be
/// seen for the first time, and changes it later as it likes.
@MainActor
public protocol PageScreen: AnyObject {
  /// The name of the page while the screen is the visible one; screen readers say it.
  var title: String { get }

  /// Makes what the screen shows.
  ///
  /// - Parameter element: The screen's element, empty. It stays the same.
  func fill(_ element: PageElement)
}

/// A screen as a host keeps it.
@MainActor
final class ShownScreen {
  let screen: any PageScreen
  let element: PageElement
  private var isFilled = false
  /// The element that had the focus when the screen was last seen.
  var focus: PageNode?

  init(_ screen: any PageScreen, in document: PageDocument, focusEntered: @escaping @MainActor () -> Void) {
    self.screen = screen
    element = PageElement("section", in: document)
    element.set("tabindex", "-1").on("focusin") { _ in focusEntered() }
  }

  func fillOnce() {
    guard !isFilled else { return }
    isFilled = true
    screen.fill(element)
  }
}
