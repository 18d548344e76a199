import Waymark

enum GalleryRoute: Route {
  case albums
  case album(id: Int)
  case photo(id: Int)
  case share
  case settings
}

@MainActor
struct GalleryShortcut {
  let router: Router<GalleryRoute>

  /// Closes what is open, goes to the photo and offers to share it: the user sees one animation.
  func open(photo: Int, in album: Int) {
    router.edit { tree in
      tree.dismissAll()
      tree.setStack([.albums, .album(id: album), .photo(id: photo)])
      tree.present(.share)
    }
  }

  /// Goes to the photo without an animation.
  func openAtOnce(photo: Int, in album: Int) {
    router.set(RouteTree(.albums, .album(id: album), .photo(id: photo)), options: .unanimated)
  }
}
