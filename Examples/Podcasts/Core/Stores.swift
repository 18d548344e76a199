import PodcastsAccount
import PodcastsLibrary

/// The models that all windows of the app share.
@MainActor
package struct Stores {
  package let session: Session
  package let library: Library

  package init(session: Session = Session(), library: Library = Library()) {
    self.session = session
    self.library = library
  }
}
