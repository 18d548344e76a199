import RGRoutable

// Types that the samples speak of and do not show.
#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension HomeViewController {
  class func instance() -> HomeViewController { HomeViewController() }
}

class SettingsViewController: UIViewController, Routable {
  let router = Router()
}

class ProfileViewController: UIViewController, Routable {
  let router = Router()
}

/// The data that ``HomeViewController/receive()`` got.
@MainActor var received: [RoutableData?] = []
