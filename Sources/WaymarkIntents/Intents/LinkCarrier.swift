public import Waymark
import WaymarkLinks

/// Something by which the system delivers a link: an app intent, a notification's answer, a quick action.
///
/// An app's own intent says which link it is, as the table prints it:
///
/// ```swift
/// struct OpenArticle: AppIntent, LinkCarrier {
///   static let title: LocalizedStringResource = "Open Article"
///   static let openAppWhenRun = true
///   @Parameter(title: "Article") var article: ArticleEntity
///   var link: String? { "/articles/\(article.id)" }
///
///   func perform() async throws -> some IntentResult {
///     await windows.open(self)
///     return .result()
///   }
/// }
/// ```
public protocol LinkCarrier {
  /// The link, or `nil` if nothing is to be opened.
  var link: String? { get }
}

extension Router {
  /// Opens the link that something delivers to this window.
  ///
  /// It comes from outside the app, so that links for inside the app only are refused.
  ///
  /// - Parameters:
  ///   - carrier: The intent, notification or quick action.
  ///   - options: How to carry it out.
  /// - Returns: The navigation; `nil` if nothing is to be opened.
  @discardableResult
  public func open(_ carrier: some LinkCarrier, options: NavigationOptions = .standard) -> Navigation? {
    carrier.link.map { open($0, options: options) }
  }
}

/// Where the system's own values keep a link.
enum CarriedLink {
  /// The key of the link in what a notification or a quick action carries.
  static let key = "link"

  /// The link of a notification that the user has tapped; `nil` for another answer, which is the app's to carry out.
  static func of(_ info: [AnyHashable: Any], isTap: Bool) -> String? {
    isTap ? info[key] as? String : nil
  }

  /// The link of a quick action: the one that it carries, or its type.
  static func of(quickAction type: String, _ info: [String: Any]?) -> String {
    info?[key] as? String ?? type
  }
}
