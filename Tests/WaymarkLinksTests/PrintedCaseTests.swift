import Testing
import Waymark
import WaymarkLinks

/// What the compiler lays out differently makes no difference to which links are asked.
@Suite("A link is asked for the routes of its own case alone")
struct PrintedCaseTests {
  @Test func casesWithPayloadsOfManyKinds() throws {
    let asked = Asked()
    let table = LinkTable<Shape> {
      Link("/empty", Shape.empty)
      Link("/full", Shape.full)
      asked.link("/number/:n", Shape.number) { if case .number(let number) = $0 { number } else { nil } }
      asked.link("/text/:text", Shape.text) { if case .text(let text) = $0 { text } else { nil } }
      asked.link("/flag/:flag", Shape.flag) { if case .flag(let flag) = $0 { flag } else { nil } }
      asked.link("/boxed/:n", Shape.boxed) { if case .boxed(let number) = $0 { number } else { nil } }
      asked.link("/other/:n", Shape.otherNumber) {
        if case .otherNumber(let number) = $0 { number } else { nil }
      }
    }
    #expect(try asked.patterns { try table.path(for: .number(-1)) == "/number/-1" } == ["/number/:n"])
    #expect(try asked.patterns { try table.path(for: .text("a")) == "/text/a" } == ["/text/:text"])
    #expect(try asked.patterns { try table.path(for: .flag(true)) == "/flag/true" } == ["/flag/:flag"])
    #expect(try asked.patterns { try table.path(for: .boxed(5)) == "/boxed/5" } == ["/boxed/:n"])
    #expect(try asked.patterns { try table.path(for: .otherNumber(-1)) == "/other/-1" } == ["/other/:n"])
    #expect(try asked.patterns { try table.path(for: .empty) == "/empty" } == [])
    #expect(try asked.patterns { try table.path(for: .full) == "/full" } == [])
  }

  @Test func oneCaseWithAPayload() throws {
    let asked = Asked()
    let table = LinkTable<Single> {
      Link("/nothing", Single.nothing)
      asked.link("/some/:text", Single.some) { if case .some(let text) = $0 { text } else { nil } }
    }
    #expect(try asked.patterns { try table.path(for: .some("a")) == "/some/a" } == ["/some/:text"])
    #expect(try asked.patterns { try table.path(for: .nothing) == "/nothing" } == [])
  }

  @Test func aSingleCase() throws {
    let asked = Asked()
    let table = LinkTable<Only> {
      asked.link("/:n", Only.one) { if case .one(let number) = $0 { number } else { nil } }
    }
    #expect(try asked.patterns { try table.path(for: .one(5)) == "/5" } == ["/:n"])
  }

  @Test func casesOfAGenericType() throws {
    try checkGeneric("text", asText: "text")
    try checkGeneric(7, asText: "7")
  }

  private func checkGeneric<Value: Hashable & LinkParameter>(_ value: Value, asText text: String) throws {
    let asked = Asked()
    let table = LinkTable<Generic<Value>> {
      asked.link("/first/:v", Generic.first) { if case .first(let value) = $0 { value } else { nil } }
      asked.link("/second/:v", Generic.second) { if case .second(let value) = $0 { value } else { nil } }
    }
    #expect(try asked.patterns { try table.path(for: .first(value)) == "/first/\(text)" } == ["/first/:v"])
    #expect(try asked.patterns { try table.path(for: .second(value)) == "/second/\(text)" } == ["/second/:v"])
  }

  @Test func ofRoutesWithoutCasesEveryLinkIsAsked() throws {
    let asked = Asked()
    let table = LinkTable<Numbered> {
      asked.link("/low/:n", { Numbered(number: $0) }) { $0.number < 10 ? $0.number : nil }
      asked.link("/high/:n", { Numbered(number: $0) }) { $0.number < 10 ? nil : $0.number }
    }
    #expect(try asked.patterns { try table.path(for: Numbered(number: 5)) == "/low/5" } == ["/low/:n"])
    #expect(
      try asked.patterns { try table.path(for: Numbered(number: 50)) == "/high/50" } == [
        "/low/:n", "/high/:n",
      ])
  }

  @Test func noReflectionIsNeededWhateverTheOtherLinksAre() throws {
    let asked = Asked()
    let table = LinkTable<Reflected> {
      Link("/reflected/:n", { Reflected.found($0, asked) })
      for index in 0..<200 {
        Link(
          "/told/\(index)/:n", { Reflected.told(index, $0, asked) },
          extracting: { if case .told(index, let number, _) = $0 { number } else { nil } })
      }
    }
    #expect(try asked.patterns { try table.path(for: .told(150, 5, asked)) == "/told/150/5" } == [])
    #expect(try asked.patterns { try table.path(for: .found(5, asked)) == "/reflected/5" }.contains("mirror"))
  }
}

private enum Shape: Route {
  case empty
  case number(Int)
  case text(String)
  case flag(Bool)
  indirect case boxed(Int)
  case otherNumber(Int)
  case full
}

private enum Single: Route {
  case nothing
  case some(String)
}

private enum Only: Route {
  case one(Int)
}

private enum Generic<Value: Hashable & Sendable>: Route {
  case first(Value)
  case second(Value)
}

private struct Numbered: Route {
  let number: Int
}

/// A route that notes when it is looked at by reflection.
private enum Reflected: Route, CustomReflectable {
  case found(Int, Asked)
  case told(Int, Int, Asked)

  var customMirror: Mirror {
    switch self {
    case .found(let number, let asked):
      asked.note("mirror")
      return Mirror(self, children: ["found": number], displayStyle: .enum)
    case .told(_, let number, let asked):
      asked.note("mirror")
      return Mirror(self, children: ["told": number], displayStyle: .enum)
    }
  }
}

/// What was asked about a route, in order.
// Written by one test on one thread.
private final class Asked: @unchecked Sendable, Hashable {
  private var noted: [String] = []

  func note(_ text: String) { noted.append(text) }

  /// A link that is noted by its pattern when it is asked for its parameter.
  func link<R: Route, Value: LinkValue>(
    _ pattern: String, _ make: @escaping @Sendable (Value) -> R, _ extract: @escaping @Sendable (R) -> Value?
  ) -> Link<R> {
    Link(pattern, make) { route in
      self.note(pattern)
      return extract(route)
    }
  }

  /// What is noted while something is done that must be true.
  func patterns(_ body: () throws -> Bool) throws -> [String] {
    noted = []
    #expect(try body())
    return noted
  }

  static func == (_: Asked, _: Asked) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
