/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
  /// What the badge says.
  open var badgeValue: String?

  /// The image while selected.
  open var selectedImage: UIImage?

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with an image for while it is selected.
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

  /// The item of the tab selected.
  open var selectedItem: UITabBarItem? { tabBarController?.selectedViewController?.tabBarItem }
}
