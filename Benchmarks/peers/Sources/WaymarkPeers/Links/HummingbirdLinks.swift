#if Hummingbird
  // Its router of paths is for itself; its own benchmarks reach it in the same way.
  @_spi(Internal) import Hummingbird

  extension Parameters: NamedValues {
    func value(named name: String) -> String? { get(name) }
  }

  /// Links by Hummingbird, from the text of a path.
  struct HummingbirdLinks: LinkMatcher {
    private let trie: RouterTrie<@Sendable (Parameters) -> Answer?>

    init(_ patterns: [LinkPattern]) {
      let builder = RouterPathTrieBuilder<@Sendable (Parameters) -> Answer?>()
      for pattern in patterns {
        builder.addEntry(RouterPath(pattern.text), value: answerMaker(pattern))
      }
      trie = builder.build()
    }

    func request(_ path: String) -> String { path }

    func answer(to request: String) -> Answer? {
      guard let (output, parameters) = trie.resolve(request) else { return nil }
      return output(parameters)
    }
  }
#endif
