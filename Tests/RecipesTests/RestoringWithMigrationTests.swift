import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct RestoringWithMigrationTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("trips-\(UUID()).json")
    .path

  /// A file as version 1 wrote it: kept as a test for as long as such files are about.
  private let version1 = """
    {"snapshot": 1, "version": 1, "tree": {"root": {"stack": [
      {"route": {"trips": {}}}, {"route": {"offers": {}}},
      {"route": {"journey": {"id": 3}}}, {"route": {"ticket": {"id": 9}}}]}}}
    """

  @Test func oldFileIsRead() throws {
    let restoration = TripRoute.format.read(Array(version1.utf8), default: RouteTree(.trips))
    #expect(restoration.snapshot.tree == RouteTree(.trips, .trip(id: 3), .ticket(id: 9)))
    #expect(restoration.report.failure == nil)
  }

  @Test func userIsWhereTheUserWas() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let before = TripWindow(path: path)
    RecordingHost<TripRoute>().attach(to: before.router)
    before.router.push(.trip(id: 3))
    try before.save()
    let after = TripWindow(path: path)
    let host = RecordingHost<TripRoute>()
    host.attach(to: after.router)
    try host.expectSteps("rebuild [trips trip(id: 3)]")
  }
}
