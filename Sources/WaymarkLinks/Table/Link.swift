/// A link: a pattern, and the case of a route that it stands for.
///
/// The types of the case's parameters say how text is read and written. The case has its parameters in the
/// order of the pattern: first those in the path, then those in the query, then the fragment.
///
/// ```swift
/// Link("/users", AppRoute.users)
/// Link("/users/:id", AppRoute.profile)                         // case profile(id: Int)
/// Link("/search?q=:query&page=:page=1", AppRoute.search)       // case search(query: String, page: Int)
/// Link("/files/:path*", AppRoute.files)                        // case files(path: [String])
/// Link("/posts/:order(newest|oldest)#:section", AppRoute.posts) // case posts(order: Order, section: String?)
/// ```
///
/// A pattern has these parts:
///
/// | written | stands for |
/// |---|---|
/// | `/users` | a segment as it is; encode what means something else, such as `%3A` for a colon |
/// | `/:id` | a segment, as a parameter |
/// | `/@:name` | a segment that begins like this, the rest of it as a parameter |
/// | `/:order(newest\|oldest)` | a parameter that has one of these texts |
/// | `/:path*` | the rest of the path, of any length: one `String`, or an array with its segments |
/// | `/*` | the rest of the path, which the route does not keep |
/// | `?q=:query` | a query item as a parameter; an optional may be missing, an array takes all items of the key |
/// | `&page=:page=1` | a query item that stands for `1` where it is missing |
/// | `&mode=edit`, `&preview` | a query item that has to say this, or only has to be there |
/// | `#:section`, `#top` | the fragment as a parameter, or one that has to say this |
///
/// Query items and fragments that the pattern does not name are ignored.
public struct Link<R: Route>: Sendable {
  package var pattern: LinkPattern
  package var patternErrors: [LinkPatternError] = []
  package let body: LinkBody<R>
  package var isInternal = false
  package var isRetired = false
  package var isHierarchical = false
  package var ignoresCase = false
  /// The rule for the rest of a path, from the tables that it is mounted from.
  package var rest = LinkRestRule.anyText
  /// The limits of the tables that it is mounted from.
  package var limits: LinkLimits?

  @usableFromInline
  package init(_ source: String, body: LinkBody<R>) {
    self.body = body
    do throws(LinkPatternError) {
      pattern = try LinkPatternParser.parse(source)
    } catch {
      pattern = LinkPattern(source: source)
      patternErrors = [error]
    }
  }

  /// Makes a link of another's pattern, and of all else that is said about that one.
  package init<Other: Route>(_ other: Link<Other>, body: LinkBody<R>) {
    self.body = body
    (pattern, patternErrors) = (other.pattern, other.patternErrors)
    (isInternal, isRetired, isHierarchical) = (other.isInternal, other.isRetired, other.isHierarchical)
    (ignoresCase, rest, limits) = (other.ignoresCase, other.rest, other.limits)
  }

  /// Makes a link to a route without parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - route: The route.
  public init(_ pattern: String, _ route: R) {
    self.init(
      pattern,
      body: LinkBody(
        types: [], isConditional: false, print: { other, _ in other == route ? [] : nil },
        make: { _, _ in route }))
  }

  #if !hasFeature(Embedded)
    /// Makes a link to a case with parameters.
    ///
    /// ```swift
    /// Link("/pages/:number", AppRoute.page, where: { $0 > 0 })
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pattern, with as many parameters as the case.
    ///   - make: The case, or a function that makes a route from the parameters and does nothing else.
    ///   - condition: Whether the link takes parameters of the right types.
    ///   - extract: The parameters of a route, or `nil` if the link does not stand for it. Without it, reflection finds
    ///     them, unless the app has no reflection metadata: then the link is matched and cannot be printed.
    @inlinable
    public init<each P: LinkValue>(
      _ pattern: String, _ make: @escaping @Sendable (repeat each P) -> R,
      where condition: (@Sendable (repeat each P) -> Bool)? = nil,
      extracting extract: (@Sendable (R) -> (repeat each P)?)? = nil
    ) {
      self.init(pattern, body: LinkBody(make, condition, extract))
    }
  #endif
}

extension Link {
  /// The link, to be opened from inside the app only.
  ///
  /// From outside it is refused, even if another link would take the path.
  ///
  /// - Returns: The link.
  public func internalOnly() -> Link {
    var link = self
    link.isInternal = true
    return link
  }

  /// The link, still understood but no longer printed, because another link stands for its route now.
  ///
  /// - Returns: The link.
  public func retired() -> Link {
    var link = self
    link.isRetired = true
    return link
  }

  /// The link, its path read without case: `/Users/Me` is `/users/me`.
  ///
  /// Parameters keep the case of the text, and what has case in the table beats what has none.
  ///
  /// - Returns: The link.
  public func ignoringCase() -> Link {
    var link = self
    link.ignoresCase = true
    return link
  }

  /// The link, with the shorter paths of its named rest as its ancestors: folders in folders.
  ///
  /// Opening `/files/a/b` with `/files/:path*` then has `/files` and `/files/a` below it in the stack.
  ///
  /// - Returns: The link.
  public func hierarchical() -> Link {
    var link = self
    link.isHierarchical = true
    return link
  }
}
