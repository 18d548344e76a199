import Testing
import Waymark
import WaymarkLinks

/// What an error says of a query item or a fragment, and where it points.
@Suite struct LinkErrorPlaceTests {
  private let table = links {
    Link("/search?q=:query&page=:number", { (query: String, page: Int) in .search(query: query, page: page) })
    Link("/ids?id=:ids", { (ids: [Int]) in .tags(ids.map(String.init)) })
    Link("/orders?o=:order(newest|oldest)", LinkRoute.order)
    Link("/edit?mode=edit", LinkRoute.me)
    Link("/wiki#:n", LinkRoute.page)
    Link("/top#top", LinkRoute.home)
  }

  @Test func aFragmentThatSaysSomethingElseIsNotMissing() {
    #expect(table.refusal("/top#end")?.reason == .mismatch(parameter: "#", type: "top"))
    #expect(table.refusal("/top")?.reason == .missing(parameter: "#top"))
  }

  @Test(arguments: [
    ("/search?q=1&page=x", 12, ["page", ":number", "Int"]), ("/search?page=x&q=1", 8, ["page", ":number"]),
    ("/search?a=%20&page=%78&page=1&q", 14, ["page", ":number"]),
    ("/search?page=1", 8, ["q", ":query", "missing"]),
    ("/search", 7, ["q", ":query", "missing"]), ("/ids?id=1&id=2&x&id=x&id=y", 17, ["id", ":ids", "Int"]),
    ("/orders?x&o=best", 10, ["o", ":order", "newest|oldest"]),
    ("/edit?x=1&mode=view", 10, ["mode", "edit"]),
    ("/edit?x=1", 6, ["mode", "missing"]), ("/wiki?q#x", 8, ["n", "Int"]), ("/wiki?q", 7, ["n", "missing"]),
    ("/top?q#end", 7, ["top"]), ("/top", 4, ["top", "missing"]),
    ("/%73earch?q=1&page=x", 14, ["page", ":number", "Int"]),
    ("/%73earch?page=1", 10, ["q", ":query", "missing"]),
    ("/s%65arch", 9, ["q", ":query", "missing"]), ("/%77iki?q#x", 10, ["n", "Int"]),
    ("/%77iki#x", 8, ["n", "Int"]),
    ("/%77iki?q", 9, ["n", "missing"]), ("/%74op#end", 7, ["top"]),
    ("/%65dit?x=1&mode=view", 12, ["mode", "edit"]),
    ("/orders#x", 7, ["o", "missing"]), ("/edit#x", 5, ["mode", "missing"]),
    ("/top?", 5, ["top", "missing"]),
  ])
  func errorNamesTheItemAndItsPlace(url: String, offset: Int, words: [String]) {
    let error = table.refusal(url)
    #expect(error?.offset == offset)
    for word in words { #expect(error?.description.contains(word) == true, "\(error?.description ?? "")") }
  }
}
