import SwiftUI

@main
struct TrailsApp: App {
  var body: some Scene {
    WindowGroup { AppView() }
  }
}
