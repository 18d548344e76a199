import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting
#endif

final class ContractTests: DisplayTestCase {
  func testTheHostKeepsTheContract() throws {
    #if GTK && canImport(CGTK4)
      try MainActor.assumeIsolated {
        waymark_set_animations_enabled(1)
        let contract = HostContract<Place>(
          routes: ["a", "b", "c", "d", "e", "f"], features: [.all, .focus, .announcements], walkCount: 4,
          walkLength: 20, advance: Frames.advance
        ) { HostSubject(router: $0).description }
        try contract.check().expectMet()
      }
    #endif
  }

  func testSoItDoesWithoutAnimations() throws {
    #if GTK && canImport(CGTK4)
      try MainActor.assumeIsolated {
        waymark_set_animations_enabled(0)
        defer { waymark_set_animations_enabled(1) }
        let contract = HostContract<Place>(
          routes: ["a", "b", "c", "d", "e", "f"], features: [.all, .focus, .announcements], seed: 100,
          walkCount: 8, advance: { MainLoop.drain() }
        ) { HostSubject(router: $0).description }
        try contract.check().expectMet()
      }
    #endif
  }

  func testSoItDoesWithColumns() throws {
    #if GTK && canImport(CGTK4)
      try MainActor.assumeIsolated {
        waymark_set_animations_enabled(1)
        let contract = HostContract<Place>(
          routes: ["a", "b", "c", "d", "e", "f"], features: [.all, .columns, .focus, .announcements],
          walkCount: 4, walkLength: 20, advance: Frames.advance
        ) { HostSubject(router: $0).description }
        try contract.check().expectMet()
      }
    #endif
  }

  func testSoItDoesWhileItIsHidden() throws {
    #if GTK && canImport(CGTK4)
      try MainActor.assumeIsolated {
        let contract = HostContract<Place>(
          routes: ["a", "b", "c", "d", "e", "f"], features: [.all, .columns], seed: 200, walkCount: 10,
          advance: { MainLoop.drain() }
        ) { HostSubject(router: $0, isVisible: false).description }
        try contract.check().expectMet()
      }
    #endif
  }
}
