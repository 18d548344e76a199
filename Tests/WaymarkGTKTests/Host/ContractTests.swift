import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting
#endif

final class ContractTests: DisplayTestCase {
  func testTheHostKeepsTheContract() async throws {
    #if GTK && canImport(CGTK4)
      try await Self.check(
        isAnimated: true, features: [.tabs, .modals], walkCount: 2, advance: Frames.advance)
    #endif
  }

  func testSoItDoesWithoutAnimations() async throws {
    #if GTK && canImport(CGTK4)
      try await Self.check(isAnimated: false, features: [.tabs, .modals], seed: 100, walkCount: 8)
    #endif
  }

  func testSoItDoesWithColumns() async throws {
    #if GTK && canImport(CGTK4)
      try await Self.check(isAnimated: true, features: .all, walkCount: 2, advance: Frames.advance)
    #endif
  }

  func testSoItDoesWhileItIsHidden() async throws {
    #if GTK && canImport(CGTK4)
      try await Self.check(isAnimated: false, features: .all, seed: 200, walkCount: 10, isVisible: false)
    #endif
  }

  #if GTK && canImport(CGTK4)
    @MainActor
    private static func check(
      isAnimated: Bool, features: HostFeatures, seed: UInt64 = 1, walkCount: Int, isVisible: Bool = true,
      advance: @escaping @MainActor () async -> Void = { Application.drain() }
    ) async throws {
      waymark_set_animations_enabled(isAnimated ? 1 : 0)
      defer { waymark_set_animations_enabled(1) }
      let contract = HostContract<Place>(
        routes: ["a", "b", "c", "d", "e", "f"], features: features, seed: seed, walkCount: walkCount,
        advance: advance
      ) { router in
        var subject = HostSubject(router: router, isVisible: isVisible).description
        // A hidden window has no focus and announces nothing.
        if !isVisible { (subject.focus, subject.announcements) = (nil, nil) }
        return subject
      }
      try await contract.check()
    }
  #endif
}
