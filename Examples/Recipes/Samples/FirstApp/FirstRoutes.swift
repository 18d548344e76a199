import Waymark

enum AppRoute: Route {
  case home
  case article(id: Int)
  case settings
  case signIn
}
