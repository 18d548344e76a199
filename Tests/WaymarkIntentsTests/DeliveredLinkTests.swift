import Testing
import Waymark

@testable import WaymarkIntents

/// Where the link is in what the system delivers.
struct DeliveredLinkTests {
  private static let page = "https://magazine.example/articles/5"

  @Test(
    arguments: [
      ("NSUserActivityTypeBrowsingWeb", page, [:], page),
      ("com.example.place", nil, ["waymark.link": "magazine:articles/5"], "magazine:articles/5"),
      ("com.example.place", page, ["waymark.link": "/articles/6"], "/articles/6"),
      ("com.example.place", page, ["waymark.snapshot": "{}"], nil),
      ("com.apple.corespotlightitem", nil, ["kCSSearchableItemActivityIdentifier": page], page),
      ("com.apple.corespotlightitem", page, [:], nil),
    ] as [(String, String?, [String: String], String?)])
  func activityHasALink(type: String, page: String?, info: [String: String], link: String?) {
    #expect(ActivityContent.link(type: type, webPage: page, info: info) == link)
  }

  @Test func notificationOpensItsLinkWhenItIsTapped() {
    #expect(CarriedLink.of(["link": Self.page, "aps": [:] as [String: Int]], isTap: true) == Self.page)
    #expect(CarriedLink.of(["link": Self.page], isTap: false) == nil)
    #expect(CarriedLink.of(["link": 5], isTap: true) == nil)
    #expect(CarriedLink.of([:], isTap: true) == nil)
  }

  @Test func quickActionOpensItsLinkOrItsType() {
    #expect(CarriedLink.of(quickAction: "search", ["link": Self.page]) == Self.page)
    #expect(CarriedLink.of(quickAction: Self.page, nil) == Self.page)
  }
}
