import HeadlessUIKit

/// The names that snapshots and logs give controllers.
@MainActor
enum Picture {
  static func name(_ controller: UIViewController) -> String {
    switch controller {
    case let page as Page: page.title ?? "?"
    case is Foreign: "foreign"
    default: controller.children.isEmpty ? String(describing: type(of: controller)) : "layer"
    }
  }
}

/// A controller of code that knows nothing of Waymark.
final class Foreign: UIViewController {}
