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
  /// The pattern, and all that is said about the link, whatever the routes are.
  package var declaration: LinkDeclaration
  package let maker: LinkMaker<R>

  @usableFromInline
  package init(
    _ declaration: LinkDeclaration, print: @escaping @Sendable (R, LinkPayload) -> [[String]]?,
    make: @escaping @Sendable (inout LinkTexts) throws(LinkMismatch) -> R
  ) {
    self.declaration = declaration
    maker = LinkMaker(make: make, print: print)
  }

  /// Makes a link to a route without parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - route: The route.
  public init(_ pattern: String, _ route: R) {
    self.init(
      LinkDeclaration(pattern), print: { other, _ in other == route ? [] : nil }, make: { _ in route })
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
      let isConditional = if case .some = condition { true } else { false }
      var types: [LinkType] = []
      repeat types.append((each P).linkType)
      let declaration = LinkDeclaration(pattern, types, isConditional: isConditional)
      self.init(
        declaration,
        print: { route, payload in
          let found: (repeat each P)? = if let extract { extract(route) } else { payload.values() }
          guard let values = found, condition?(repeat each values) ?? true else { return nil }
          var texts: [[String]] = []
          repeat texts.append((each values).linkTexts)
          return declaration.allows(texts) && make(repeat each values) == route ? texts : nil
        },
        make: { texts throws(LinkMismatch) in
          let values = (repeat try texts.next() as each P)
          guard condition?(repeat each values) ?? true else { throw LinkMismatch() }
          return make(repeat each values)
        })
    }
  #else
    /// Makes a link to a case with one parameter; packs of types are not specialised here.
    public init<A: LinkValue>(
      _ pattern: String, _ make: @escaping @Sendable (A) -> R,
      extracting extract: (@Sendable (R) -> A?)? = nil
    ) {
      self.init(
        LinkDeclaration(pattern, [A.linkType]),
        print: { route, _ in extract?(route).map { [$0.linkTexts] } },
        make: { texts throws(LinkMismatch) in make(try texts.next()) })
    }

    /// Makes a link to a case with two parameters.
    public init<A: LinkValue, B: LinkValue>(
      _ pattern: String, _ make: @escaping @Sendable (A, B) -> R,
      extracting extract: (@Sendable (R) -> (A, B)?)? = nil
    ) {
      self.init(
        LinkDeclaration(pattern, [A.linkType, B.linkType]),
        print: { route, _ in extract?(route).map { [$0.0.linkTexts, $0.1.linkTexts] } },
        make: { texts throws(LinkMismatch) in make(try texts.next(), try texts.next()) })
    }
  #endif
}

extension Link {
  /// The link, to be opened from inside the app only.
  ///
  /// From outside it is refused, even if another link would take the path.
  ///
  /// - Returns: The link.
  public func internalOnly() -> Link { with { $0.isInternal = true } }

  /// The link, still understood but no longer printed, because another link stands for its route now.
  ///
  /// - Returns: The link.
  public func retired() -> Link { with { $0.isRetired = true } }

  /// The link, its path read without case: `/Users/Me` is `/users/me`.
  ///
  /// Parameters keep the case of the text, and what has case in the table beats what has none.
  ///
  /// - Returns: The link.
  public func ignoringCase() -> Link { with { $0.ignoresCase = true } }

  /// The link, with the shorter paths of its named rest as its ancestors: folders in folders.
  ///
  /// Opening `/files/a/b` with `/files/:path*` then has `/files` and `/files/a` below it in the stack.
  ///
  /// - Returns: The link.
  public func hierarchical() -> Link { with { $0.isHierarchical = true } }

  /// The link, with what the system may use it for while its place is on the screen.
  ///
  /// `WaymarkIntents` makes offers of it. Without this a link is offered for hand-off alone, and one for inside the app
  /// only is never offered.
  ///
  /// - Parameter uses: The uses; the place is not offered at all if there are none.
  /// - Returns: The link.
  public func offered(for uses: Set<LinkUse>) -> Link { with { $0.uses = uses } }

  /// The link with something else said about it.
  func with(_ change: (inout LinkDeclaration) -> Void) -> Link {
    var link = self
    change(&link.declaration)
    return link
  }
}

/// The closures of a link, apart from all that is said about it.
@usableFromInline
package struct LinkMaker<R: Route>: Sendable {
  /// Makes a route of the texts of the parameters, which are among those that the pattern lists.
  @usableFromInline package let make: @Sendable (inout LinkTexts) throws(LinkMismatch) -> R
  /// Makes the texts of the parameters of a route, or `nil` if the link makes another route of them, or none.
  let print: @Sendable (R, LinkPayload) -> [[String]]?
}
