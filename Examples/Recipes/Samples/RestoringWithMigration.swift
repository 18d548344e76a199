import Waymark
import WaymarkRestoration

enum TripRoute: Route, Codable {
  case trips
  // Called journey in version 1.
  case trip(id: Int)
  case ticket(id: Int)

  /// Version 1 had a case for offers too, which is gone.
  static let format = SnapshotFormat<TripRoute>(
    version: 2,
    migrations: [
      SnapshotMigration(from: 1) { document in
        document.renameCase("journey", to: "trip")
        document.retireCase("offers")
      }
    ])
}

@MainActor
struct TripWindow {
  let router = Router<TripRoute>(.trips)
  let store: SnapshotStore<TripRoute>

  /// Guards come before, and the host after.
  init(path: String) {
    store = SnapshotStore(path: path, format: TripRoute.format)
    let restoration = store.load(default: RouteTree(.trips))
    router.restore(restoration.snapshot)
    store.follow(router)
  }

  /// Writes the snapshot before the app goes to the background.
  func save() throws { try store.flush() }
}
