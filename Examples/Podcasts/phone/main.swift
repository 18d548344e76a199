import PodcastsUIKit

#if !(canImport(UIKit) && !os(watchOS))
  /// Prints the README's picture: what the UIKit front end shows, and what the tree says, as somebody is asked to sign in.
  MainActor.assumeIsolated {
    var story = PhoneStory()
    story.frame("The list of shows")
    story.tap("Tides")
    story.tap("The moon pulls")
    story.frame("A show, then an episode")
    story.tap("Add to a playlist")
    story.frame("“Add to a playlist”: sign in first")
    print(story.picture)
  }
#else
  print("phone draws what HeadlessUIKit shows; UIKit shows it by itself.")
#endif
