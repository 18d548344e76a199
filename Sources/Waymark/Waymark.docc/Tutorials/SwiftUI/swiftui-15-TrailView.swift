import SwiftUI
import WaymarkSwiftUI

/// One trail.
@MainActor
struct TrailView: View {
  let trail: Trail?

  var body: some View {
    List {
      if let trail {
        Text(trail.summary)
        LabeledContent("Length", value: "\(trail.kilometres) km")
        RouteLink("Logbook", to: AppRoute.logbook(trail: trail.id))
      }
    }
    .navigationTitle(trail?.name ?? "No such trail")
  }
}
