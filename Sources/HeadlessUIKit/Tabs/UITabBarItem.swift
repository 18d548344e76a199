/// The item that a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?

  /// The image while the item is selected.
  open var selectedImage: UIImage?

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// The bar that shows the tabs.
open class UITabBar: UIView {
  weak var tabBarController: UITabBarController?

  /// The items, in the order of the tabs.
  open var items: [UITabBarItem]? { tabBarController?.viewControllers?.map(\.tabBarItem) }

  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? { tabBarController?.selectedViewController?.tabBarItem }
}
