import Waymark
import WaymarkLinks

/// Takes any bytes for a link, and stops where a table of links does what it must not.
///
/// A table with parameters of every kind has to refuse the link with an error that points into it, or to give a route that is
/// no internal one and that comes back from its own link. Random tables have to agree with the model of the tests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinks(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let url = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  checkSamples(url)
  // One table a text, so that there are more texts; a byte more or less is another table.
  LinkTables.all[count % LinkTables.all.count].check(url)
  return 0
}

private func checkSamples(_ url: String) {
  do throws(LinkError) {
    let route = try SampleLinks.table.route(for: url)
    if case .hidden = route { fatalError("An internal link was opened from outside") }
    if case .document(let path) = route, !path.isEmpty {
      precondition(
        !ModelClimb.goesUp(path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)),
        "A rest goes up")
    }
    if case .file(let path) = route {
      precondition(!ModelClimb.goesUp(path), "A rest goes up")
    }
    if let printed = try? SampleLinks.table.url(for: route) {
      precondition((try? SampleLinks.table.route(for: printed)) == route, "A printed link leads elsewhere")
    }
    _ = try SampleLinks.table.destination(for: url)
  } catch {
    precondition((0...url.utf8.count).contains(error.offset), "An error points out of the link")
    precondition(!error.description.isEmpty, "An error says nothing")
  }
}

/// A random table beside the model of it.
struct LinkTables: Sendable {
  let matcher: ModelMatcher
  let table: LinkTable<ModelHit>

  static let all: [LinkTables] = (0..<8).map { seed in
    var random = LinkRandom(seed: seed)
    let matcher = ModelMatcher(random.modelTable(2 + seed * 3))
    return LinkTables(matcher: matcher, table: matcher.table.table)
  }

  func check(_ url: String) {
    if let problem = table.problem(with: url, matcher) { fatalError(problem) }
  }
}
