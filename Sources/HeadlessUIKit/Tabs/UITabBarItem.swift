/// The item that a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, which is not drawn here.
  ///   - tag: A number to find the item by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}

/// The bar that shows the tabs.
open class UITabBar: UIView {}
