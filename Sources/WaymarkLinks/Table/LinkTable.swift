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
/// A literal beats a parameter and a parameter beats the rest of a path, whatever the order of declaration.
/// The first segment that differs decides. If the text of a parameter is not a value of its type, the next
/// pattern is tried.
///
/// Among links with the same path, the first of these rules that tells two of them apart decides which is
/// tried first:
///
/// - A parameter of the path, the leftmost first, has a list of texts or a type that does not take every text.
/// - The link asks for more query items, a fragment counted as one.
/// - More of what it asks for there has a certain text, a list of texts or a type that does not take every text; a
///   condition counts as one.
/// - It is declared first.
///
/// Links are untrusted. Only routes in the table can be reached, and length and depth are bounded. Text that
/// programs read in different ways is refused: segments `.` and `..`, encoded or not, empty segments,
/// backslashes, control characters, a user's name in front of the host, and malformed encoding. Query items and a
/// fragment for which no pattern with the path asks may say anything. The rest of a path that a route gets leads
/// neither up nor elsewhere, however often it is decoded: see ``LinkRestRule``. One slash at the end of the path makes
/// no difference.
///
/// Every table takes text that begins with one slash: a path without scheme and host. A table without schemes
/// takes nothing else. A link with one of the `schemes` needs a host: one of `hosts`, or any host but an
/// empty one if none are listed. `//host/path` is such a link too, with whatever scheme the page has that it
/// is on. A link with one of the `appSchemes` has no host, and its path takes the host's place. So
/// `javascript`, `data`, `vbscript` and `file` lead nowhere unless they are listed. A host stands for the
/// standard port of its scheme; write `localhost:8080` for another one.
public final class LinkTable<R: Route>: Sendable {
  /// All links as declared.
  @usableFromInline package let declared: [Link<R>]
  package var rules: LinkRules { matcher.rules }
  @usableFromInline let matcher: LinkMatcher
  /// The closures of the links, side by side: a match and a print read little else of a link.
  @usableFromInline let makers: [LinkMaker<R>]

  /// Makes a table.
  ///
  /// Call ``validate()`` to find out what is wrong with its links. A link with a malformed pattern is left
  /// out, and of two links that cannot be told apart the first one is taken.
  ///
  /// - Parameters:
  ///   - schemes: The schemes of links that have a host, such as `https`. The first is printed.
  ///   - hosts: The hosts of those links; any host if empty. The first that is not a wildcard is printed.
  ///     `*.example.com` stands for all hosts below `example.com`.
  ///   - appSchemes: The app's own schemes, whose links have no host: in `myapp://users/5` the path is
  ///     `/users/5`.
  ///   - limits: How long and how deep a link may be.
  ///   - rest: What a route may get as the rest of a path.
  ///   - plusIsSpace: Whether a plus sign in the query stands for a space, as forms write it.
  ///   - ignoresCase: Whether all paths are read without case, as those of ``Link/ignoringCase()`` are.
  ///   - links: The links.
  /// - Complexity: O(*n*), where *n* is the length of all patterns, and the sorting of the links.
  public init(
    schemes: [String] = [], hosts: [String] = [], appSchemes: [String] = [],
    limits: LinkLimits = LinkLimits(), rest: LinkRestRule = .staysBelow, plusIsSpace: Bool = true,
    ignoresCase: Bool = false, @LinkBuilder<R> _ links: () -> [Link<R>]
  ) {
    declared = ignoresCase ? links().map { $0.ignoringCase() } : links()
    makers = declared.map { $0.maker }
    let rules = LinkRules(
      schemes: schemes, hosts: hosts, appSchemes: appSchemes, limits, rest, plusIsSpace: plusIsSpace)
    matcher = LinkMatcher(declared.map { $0.declaration }, rules)
  }
}

/// The opener of a link.
@nonexhaustive
public enum LinkSource: Hashable, Sendable {
  /// Anybody else: the system, a message, a web page.
  case outside
  /// The app itself.
  case inside
}
