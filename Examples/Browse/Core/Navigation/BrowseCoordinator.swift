import Waymark

/// The coordinator of the whole browser, for any front end: routes become models, and models that front end's screens.
public struct BrowseCoordinator<Screen>: Coordinator {
  private let stores: BrowseStores
  private let files: FilesCoordinator
  private let makeScreen: @MainActor (BrowseModel) -> Screen

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - stores: What is kept between runs.
  ///   - files: The coordinator of the folders and files.
  ///   - makeScreen: Makes the front end's screen of a model.
  public init(
    stores: BrowseStores, files: FilesCoordinator, makeScreen: @escaping @MainActor (BrowseModel) -> Screen
  ) {
    self.stores = stores
    self.files = files
    self.makeScreen = makeScreen
  }

  /// Makes the screen that a route leads to.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - context: Its place in the navigation.
  /// - Returns: The screen.
  public func screen(for route: BrowseRoute, context: ScreenContext<BrowseRoute>) -> Screen {
    makeScreen(model(for: route, context: context))
  }

  private func model(for route: BrowseRoute, context: ScreenContext<BrowseRoute>) -> BrowseModel {
    switch route {
    case .files(let route):
      files.screen(
        for: route,
        context: context.scoped(BrowseRoute.files, route) { route in
          if case .files(let route) = route { route } else { nil }
        })
    case .bookmarks: .places(PlacesModel(list: .bookmarks, context: context, stores: stores))
    case .recent: .places(PlacesModel(list: .recent, context: context, stores: stores))
    case .help: .help(HelpModel(context: context))
    case .notice(let notice): .notice(NoticeModel(notice: notice, context: context))
    }
  }
}
