import Waymark

extension ContractArticle {
  /// The promises that the host can be held to, the simplest first.
  @MainActor
  static func table(for contract: HostContract<R>) -> [ContractArticle] {
    (promises + contract.columnPromises).compactMap { promise, text in
      var reader = ContractReader(contract)
      let first = text.prefix { $0 != " " }
      // Without the first tree nothing else of it can be tried.
      guard !reader.moves(String(first)).isEmpty else { return nil }
      return ContractArticle(promise: promise, moves: reader.moves(text))
    }
  }

  private static var promises: [(promise: String, moves: String)] {
    [
      ("pushes and pops", "[a] [ab] [abc] [ab] ~[abd] [abdd] [abd] [abdef] [abd] [abdb] [a]"),
      (
        "a stack that changes below its top", "[abcd] [acd] [abcd] [aef] [bef] [bec] [aedf] [aedfbb] [cd] [f]"
      ),
      (
        "a place whose route changes keeps its screen",
        "[ab] update:c update:e[aef] [ae] [aeab] update:c[dfce] [dfc]"
      ),
      (
        "modals over modals",
        """
        [ab] [ab]{c} [ab]{cd} [ab]{cd}<e> [abf]{cd}<e> [abf]{cd} [abf]{c} [abf] [abf]{cd}{e} [abc] [abc]{d} [abc]<d> \
        [abc]<ef> [ad]{b} [f]
        """
      ),
      ("several modals go in one step", "[a] [a]{b}{cd}<e> [af] [a]{b}{c}<d> [a]{b} [f]"),
      ("tabs in a modal", "[a] [a]{([b]*|[cd])} [a]{([b]|[cd]*)} [a]{([b]|[cde]*)} [a]"),
      (
        "tabs and what they hide",
        """
        ([a]*|[bd]|[c]) ([a]|[bd]*|[c]) ([a]|[bde]*|[c]) ([a]|[bde]|[c]*) ([a]|[bde]*|[c]) ([a]|[bd]*|[c]) ([af]|[bd]*|[c]) \
        ([af]*|[bd]|[c]) ([af]*|[b]|[cde]) ([af]|[b]|[cdef]*) ([af]|[de]|[b]|[cdef]*) ([af]|[de]*|[b]|[cdef]) \
        ([af]|[b]|[cdef]*) ([b]|[cdef]*|[e]) ([e]*) ([b]|[de]*) [fe] ([ab]*|[c])
        """
      ),
      ("only the newest tree is gone to", burst),
      (
        "a rebuild works from any state",
        """
        [a] fail+[ab] [abc] fail+[ab] fail+[dbe] fail+[fc] [fc]{d} fail+[fc]{d}{e} fail+[fca]{d} fail+[fca] \
        fail+([a]*|[bc]) fail+([a]|[bc]*) fail+[a]
        """
      ),
      (
        "another host has made the old screens end",
        "[a] [ab] host [a] [a]{c} host [a] ([ac]*|[b]) host ([a]*|[b]) [a|bc*] host [a|b*]"
      ),
      (
        "the user closes and selects",
        """
        [abc] close [abd] close close [aef] [aefb]+close [aef]{b} close [aef]{b}{c} [aef]{b}{cd} close close close [aef]{f} \
        ([a]*|[bc]) select:1 close ([a]|[bd]*)
        """
      ),
      ("the user lets go half-way", "[abc] giveUp [abd]+giveUp [ab] [ab]{c} giveUp close"),
      (
        "a question lies over the tree until it is answered or left",
        "[abc] ask dismiss pop answer [abd] [abd]{b} [abd]{be} ask answer [abd]{be} ask close pop answer"
      ),
      ("released at rest", "[abc]"),
      ("released during a push", "[a] [ab]+release"),
      ("released during a pop", "[abc] [ab]+release"),
      ("released during a presentation", "[a] [a]{b}+release"),
    ]
  }

  /// Many trees in one turn, several times from where the last turn has led.
  private static var burst: String {
    let turn = "[ab]+[abc]+[ab]+[abd]+[abe]+[ab]+[abf] [abfb]+[abf]+[abfc]+[ad] [af]+[afc]+[a]"
    return "[a] " + Array(repeating: turn, count: 4).joined(separator: " ")
  }
}

extension HostContract {
  /// The promises about columns, some of them with room for one, two and three.
  fileprivate var columnPromises: [(promise: String, moves: String)] {
    let atEachWidth = (1...3).map { room in
      (
        "columns with room for \(room)",
        """
        [a*|.|.] room:\(room) [a|b*|.] [a|bc*|.] [a|d*|.] [a|de*|.] [af|de*|.] [af|d*|.] [af*|d|.] [afcb*|d|.] [af*|d|.] \
        [a|d|c*] [a|d*|c] [a|da*|c] [a|da|c*] [a|f*|.] [a|f|be*] [ad*|f|be] ~[ad*|f|.] [ad*|.|.] [ad|b|c*] [ad|b*|.] \
        [e|cb*|a] [e|cb*|.] [e*|f] [fe] [a|bc*] update:d
        """
      )
    }
    return atEachWidth + [
      (
        "another width changes no tree and ends no screen",
        """
        [a*|.] room:2 room:1 [a|b*]+room:2 [a|bc*]+room:1 room:2 room:1 [a*|bc]+room:3 room:1 \
        [a|bc*]+room:1+room:2+room:1+room:2+room:3+room:1+room:2+room:1 [a|b*]+room:2 \
        [a|bd*]+[a*|bd]+[ae*|bd]+[ae|f*]+[ae|fc*]+room:1+room:2+room:1 [ae*|.]+room:2 [ae|c*]+[ae*|.]+room:1 [ae|bd*] \
        [ae|bd*]{e}+room:2 room:1 room:2 [aef|bd*]{e} [aef|bd*]+room:1 room:3
        """
      ),
      (
        "the user closes and selects in columns",
        """
        [a|bc*] room:1 close close [a|bcd*] closeColumn [a|cd*] room:2 select:0 select:1 close close [a|ce*] select:0 [af*|ce] \
        close select:1 room:1 close closeColumn [a|d*]+close room:2 [a|db*]+select:0
        """
      ),
      (
        "columns in tabs",
        """
        ([a]|[b|cd*]*) room:2 ([a]|[b|cde*]*) ([a]*|[b|cde*]) ([a]*|[bf|cde*]) room:1 ([a]*|[bf|e*]) ([a]|[bf|e*]*) \
        ([a]|[bf*|e]*) room:2 ([a]*|[bf|e*]) ([a]|[bf*|e]*) ([a]|[bf*|.]*) room:1
        """
      ),
      (
        "tabs in columns",
        """
        [a*|.] room:2 [a|([b]*|[cd])*] [a|([b]|[cd]*)*] [a|([b]|[cde]*)*] [a*|([b]|[cde]*)] room:1 [a|([b]|[cde]*)*] \
        [a|([b]|[cd]*)*] [a|([b]*|[cd])*] room:2 [a|f*] [a|([db]*|[c])*] room:1 [a*|.]
        """
      ),
      (
        "columns in a modal",
        """
        [a] room:2 [a]{[b|c*]} [a]{[b|cd*]} [a]{[b*|cd]} room:1 [a]{[b|e*]} [a]{[b|e*]}{f} room:3 [a]{[b|e*]} [a]{[b*|.]} [a] \
        [a]{([a]|[b|cd*]*)} [a]{([a]|[b|cde*]*)} room:1 [a]{([a]*|[b|cde*])} room:2 [a]{([a]|[b|cde*]*)} \
        [a]{([a]|[b|f*]*)} [a]
        """
      ),
    ]
  }
}
