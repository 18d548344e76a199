import FreshRouter

// Types that the samples speak of and do not show.
#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

struct Person {
  var name: String
}

class HomeViewController: UIViewController {}

class AboutViewController: UIViewController {}

class ProfileViewController: UIViewController {
  let person: Person

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
    title = person.name
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

@MainActor
enum GoogleAnalitcs {
  static var pages: [String] = []

  static func trackPage(_ navigation: Navigation) {
    pages.append("\(navigation)")
  }
}

var yourAppName: String { "\(#fileID.split(separator: "/")[0])" }
