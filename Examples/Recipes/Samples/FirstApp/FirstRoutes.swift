import Waymark

enum AppRoute: Route {
  case home, signIn, settings
  case article(id: Int)

  var isPrivate: Bool { if case .article = self { true } else { false } }
}
