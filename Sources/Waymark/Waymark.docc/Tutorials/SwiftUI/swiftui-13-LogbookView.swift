import SwiftUI

/// How often the user has walked a trail.
@MainActor
struct LogbookView: View {
  let trail: Int
  let session: Session

  var body: some View {
    List {
      LabeledContent("Walks", value: "\(session.walks(on: trail))")
      Button("Add a walk") { session.addWalk(on: trail) }
    }
    .navigationTitle("Logbook")
  }
}
