import HeadlessUIKit
import Testing

@testable import Trails

/// What the tutorial about UIKit says of the app after each of its steps: it works as before.
@MainActor
struct UIKitChecks {
  private let delegate = SceneDelegate()
  private let window: UIWindow

  init() throws {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    window = try #require(scene.windows.first)
    window.clock.runUntilIdle()
  }

  /// The screen in front.
  private var screen: UIViewController? {
    var controller = window.rootViewController
    while let next = inside(controller) { controller = next }
    return controller
  }

  private func inside(_ controller: UIViewController?) -> UIViewController? {
    controller?.presentedViewController ?? (controller as? UINavigationController)?.topViewController
      ?? controller?.children.last
  }

  private func tap(_ title: String) throws {
    let buttons = screen?.view.subviews.compactMap { $0 as? UIButton } ?? []
    let button = try #require(buttons.first { $0.currentTitle == title })
    #expect(window.user.tap(button))
    window.clock.runUntilIdle()
  }

  private func type(_ text: String) throws {
    let fields = screen?.view.subviews.compactMap { $0 as? UITextField } ?? []
    let field = try #require(fields.first)
    field.text = text
  }

  @Test func logbookOpensAfterSigningIn() throws {
    try tap("Mill loop")
    try tap("Logbook")
    #expect(screen?.title == "Sign in")
    try type("Ada")
    try tap("Sign in")
    #expect(screen?.title == "Logbook")
    window.user.tapBack()
    window.clock.runUntilIdle()
    #expect(screen?.title == "Mill loop")
    try tap("Logbook")
    #expect(screen?.title == "Logbook")
  }

  @Test func sheetThatIsPulledDownOpensNothing() throws {
    try tap("Mill loop")
    try tap("Logbook")
    #expect(window.user.pullDown())
    window.clock.runUntilIdle()
    #expect(screen?.title == "Mill loop")
  }
}
