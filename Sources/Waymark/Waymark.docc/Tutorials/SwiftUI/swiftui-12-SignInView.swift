import SwiftUI
import Waymark
import WaymarkSwiftUI

/// Asks for a name.
@MainActor
struct SignInView: View {
  let session: Session
  @State private var name = ""
  @CurrentScreen<AppRoute> private var screen

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Sign in") {
        session.signIn(as: name)
        screen?.finishDetour()
      }
      .disabled(name.isEmpty)
    }
    .navigationTitle("Sign in")
  }
}
