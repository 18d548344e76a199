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
/// of texts, then those with types that do not take every text, in the path, the query or the fragment, then in the order of
/// declaration.
///
/// Links are untrusted: only routes in the table can be reached, length and depth are bounded, and text that programs do not
/// agree about is refused: segments `.` and `..`, encoded or not, empty segments, backslashes, control characters, names of
/// users in front of the host, malformed or foreign encoding. What is handed over as the rest of a path goes neither up nor
/// elsewhere, however often it is decoded: see ``LinkRestRule``. One slash at the end of the path makes no difference.
///
/// A table without schemes takes paths alone: a text that begins with one slash has neither scheme nor host and is the table's
/// own. With `schemes` a link has a host, any if none are listed, and an empty one never; `//host/path` is a link with the scheme
/// of whoever wrote it. With `appSchemes` there is no host, and the path takes its place. So `javascript`, `data`, `vbscript`
/// and `file` lead nowhere unless they are listed. A host stands for its scheme's own port; write `localhost:8080` for another.
public struct LinkTable<R: Route>: Sendable {
  @usableFromInline let storage: LinkStorage<R>

  /// Makes a table.
  ///
  /// What is wrong with its links is found by ``validate()``: a link with a malformed pattern is left out, and of two that
  /// cannot be told apart the first one is taken.
  ///
  /// - Parameters:
  ///   - schemes: The schemes of links that have a host, such as `https`. The first is printed.
  ///   - hosts: The hosts of those links, any if empty. The first that is no wildcard is printed. `*.example.com` stands for all
  ///     hosts below it.
  ///   - appSchemes: Schemes of the app's own without hosts: in `myapp://users/5` the path is `/users/5`.
  ///   - limits: How much of a link is looked at.
  ///   - rest: What is handed over as the rest of a path.
  ///   - links: The links.
  /// - Complexity: O(*n*), where *n* is the length of all patterns, beside sorting those with the same path.
  public init(
    schemes: [String] = [], hosts: [String] = [], appSchemes: [String] = [],
    limits: LinkLimits = LinkLimits(), rest: LinkRestRule = .staysBelow,
    @LinkBuilder<R> _ links: () -> [Link<R>]
  ) {
    storage = LinkStorage(
      links(), origins: LinkOrigins(schemes: schemes, hosts: hosts, appSchemes: appSchemes), limits: limits,
      rest: rest)
  }

  init(storage: LinkStorage<R>) { self.storage = storage }

  /// All links as declared.
  var declared: [Link<R>] { storage.links }
}

/// Who opens a link.
@nonexhaustive
public enum LinkSource: Hashable, Sendable {
  /// Somebody else: the system, a message, a web page.
  case outside
  /// The app itself.
  case inside
}
