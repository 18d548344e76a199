import SwiftUI
import WaymarkSwiftUI

/// All trails, to choose one from.
@MainActor
struct TrailsView: View {
  var body: some View {
    List(Trail.all) { trail in
      RouteLink(to: AppRoute.trail(id: trail.id)) {
        LabeledContent(trail.name, value: "\(trail.kilometres) km")
      }
    }
    .navigationTitle("Trails")
  }
}
