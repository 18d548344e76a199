extension LinkPattern {
  /// A pattern that is mounted under a prefix, and what is wrong with the two.
  struct Mounted {
    let pattern: LinkPattern
    let errors: [LinkPatternError]

    /// Mounts a pattern.
    ///
    /// Both are read again as one, so that whatever holds for a pattern holds for what is mounted: how many parameters it has,
    /// and what they are called.
    ///
    /// - Parameters:
    ///   - inner: The pattern.
    ///   - innerErrors: What is wrong with it.
    ///   - prefix: How the prefix is written: a path without a rest.
    init(_ inner: LinkPattern, _ innerErrors: [LinkPatternError], under prefix: String) {
      do throws(LinkPatternError) {
        let outer = try LinkPatternParser.parse(prefix)
        guard outer.isPlainPath else { throw LinkPatternError(reason: .prefixNotAPath, offset: 0) }
        guard innerErrors.isEmpty else {
          (pattern, errors) = (inner, innerErrors)
          return
        }
        let source = Self.source(outer, inner)
        var joined = LinkPattern(source: source)
        var found: [LinkPatternError] = []
        do throws(LinkPatternError) { joined = try LinkPatternParser.parse(source) } catch { found = [error] }
        (pattern, errors) = (joined, found)
      } catch {
        (pattern, errors) = (LinkPattern(source: prefix), [error] + innerErrors)
      }
    }

    /// How it would be written out.
    private static func source(_ outer: LinkPattern, _ inner: LinkPattern) -> String {
      guard !outer.segments.isEmpty else { return inner.source }
      let own = inner.segments.isEmpty ? String(inner.source.dropFirst()) : inner.source
      return (outer.source.hasSuffix("/") ? String(outer.source.dropLast()) : outer.source) + own
    }
  }

  /// Whether it has neither a rest nor a query nor a fragment.
  private var isPlainPath: Bool {
    !endsWithRest && fixedItems.isEmpty && fixedFragment == nil && parameters.allSatisfy { $0.place == .path }
  }
}
