import Foundation
import Testing
import WaymarkState

struct TransitionStyleTests {
  @Test(arguments: [
    (TransitionStyle.standard, "standard", nil), (.none, "none", nil), (.fade, "fade", nil),
    (.custom("curl"), "curl", nil), (.zoom(from: "photo-5"), "zoom(photo-5)", "photo-5"),
    (.zoom(from: "a (b)"), "zoom(a (b))", "a (b)"), (.zoom(from: ""), "zoom()", ""),
  ])
  func aStyleIsItsText(style: TransitionStyle, text: String, source: String?) throws {
    #expect(style.rawValue == text)
    #expect(style.zoomSource == source)
    let data = try JSONEncoder().encode([style])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([TransitionStyle].self, from: data) == [style])
  }

  @Test func aTransitionMakesNoOtherTree() {
    let fading = Modal<Place>(.sheet.transition(.fade), .home)
    #expect(fading.presentation.transition == .fade)
    #expect(fading == Modal(.sheet, .home))
    #expect(Set([fading.presentation, .sheet]).count == 1)
    #expect("\(fading.presentation)" == "sheet")
  }
}
