import Waymark

/// Takes any bytes for a link, and stops where a table of links does what it must not.
///
/// A table with parameters of every kind has to refuse the link with an error that points into it, or to give a route that is
/// no internal one and that comes back from its own link. Random tables have to agree with the naive matcher of the tests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinks(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let url = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  checkSamples(url)
  for table in LinkTables.all { table.check(url) }
  return 0
}

private func checkSamples(_ url: String) {
  do throws(LinkError) {
    let route = try SampleLinks.table.route(for: url)
    if case .hidden = route { fatalError("An internal link was opened from outside") }
    if let printed = try? SampleLinks.table.url(for: route) {
      precondition((try? SampleLinks.table.route(for: printed)) == route, "A printed link leads elsewhere")
    }
    _ = try SampleLinks.table.tree(for: url)
  } catch {
    precondition((0...url.utf8.count).contains(error.offset), "An error points out of the link")
    precondition(!error.description.isEmpty, "An error says nothing")
  }
}

/// A random table beside its links as the naive matcher knows them.
struct LinkTables {
  let specs: [NaiveLink]
  let table: LinkTable<Hit>

  static let all: [LinkTables] = (0..<8).map { seed in
    var random = LinkRandom(seed: seed)
    let specs = (0..<(2 + seed * 3)).map { NaiveLink(number: $0, segments: random.pattern()) }
    return LinkTables(specs: specs, table: LinkTable { specs.map(\.link) })
  }

  func check(_ url: String) {
    // Schemes and hosts are not the naive matcher's business.
    guard url.utf8.first == 0x2F, url.utf8.dropFirst().first != 0x2F else { return }
    let hit = try? table.route(for: url)
    precondition(hit == NaiveMatcher(links: specs).route(for: url), "The naive matcher does not agree")
  }
}
