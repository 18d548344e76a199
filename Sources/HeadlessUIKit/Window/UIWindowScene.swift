/// A scene with windows.
open class UIWindowScene: UIScene {
  private var windowList: [Weak<UIWindow>] = []

  /// The windows, in the order in which they were added.
  open var windows: [UIWindow] { windowList.compactMap(\.object) }

  func add(_ window: UIWindow) {
    guard !windowList.contains(where: { $0.object === window }) else { return }
    windowList.append(Weak(window))
  }

  func remove(_ window: UIWindow) {
    windowList.removeAll { $0.object === window }
  }
}
