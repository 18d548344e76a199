/// The links of an app: which text leads to which route, and back.
///
/// Declare it once, and let a test call ``validate()``.
///
/// ```swift
/// let links = LinkTable<AppRoute>(schemes: ["https"], hosts: ["example.com", "*.example.com"]) {
///   Link("/", AppRoute.home)
///   Link("/users", AppRoute.users)
///   Link("/users/me", AppRoute.me)
///   Link("/users/:id", AppRoute.profile)
///   Link("/*", AppRoute.notFound)
/// }
/// try links.route(for: "https://example.com/users/5")   // .profile(id: 5)
/// try links.url(for: .profile(id: 5))                   // "https://example.com/users/5"
/// ```
///
/// What is written out beats a parameter and a parameter beats the rest of a path, whatever the order of declaration, and
/// what comes earlier in the path decides. Where the text of a parameter is none of its type's the next pattern is tried.
/// Of links with the same path, those that ask for more query items are tried first, then those with a condition or a list
/// of texts, then those with types that do not take every text, then in the order of declaration.
///
/// Links are untrusted: only routes in the table can be reached, length and depth are bounded, and text that programs do not
/// agree about is refused: segments `.` and `..`, encoded or not, empty segments, backslashes, control characters, names of
/// users in front of the host, malformed or foreign encoding. One slash at the end of the path makes no difference.
///
/// A table without schemes takes any, and one without hosts takes any. A text that begins with a slash has neither and is
/// the table's own. A host stands for its scheme's own port; write `localhost:8080` for another.
public struct LinkTable<R: Route>: Sendable {
  @usableFromInline let storage: LinkStorage<R>

  /// Makes a table.
  ///
  /// What is wrong with its links is found by ``validate()``: a link with a malformed pattern is left out, and of two that
  /// cannot be told apart the first one is taken.
  ///
  /// - Parameters:
  ///   - schemes: The schemes of the links, any if there are none here nor in `appSchemes`. The first is printed.
  ///   - hosts: The hosts of the links, any if empty. The first is printed. `*.example.com` stands for all hosts below it.
  ///   - appSchemes: Schemes of the app's own without hosts: in `myapp://users/5` the path is `/users/5`.
  ///   - limits: How much of a link is looked at.
  ///   - links: The links.
  /// - Complexity: O(*n*), where *n* is the length of all patterns, beside sorting those with the same path.
  public init(
    schemes: [String] = [], hosts: [String] = [], appSchemes: [String] = [],
    limits: LinkLimits = LinkLimits(),
    @LinkBuilder<R> _ links: () -> [Link<R>]
  ) {
    storage = LinkStorage(
      links(), origins: LinkOrigins(schemes: schemes, hosts: hosts, appSchemes: appSchemes), limits: limits)
  }

  /// All links as declared.
  var declared: [Link<R>] { storage.links }
}

/// Who opens a link.
public enum LinkSource: Hashable, Sendable {
  /// Somebody else: the system, a message, a web page.
  case outside
  /// The app itself.
  case inside
}
