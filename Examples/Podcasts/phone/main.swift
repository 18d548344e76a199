import Foundation
import PodcastsUIKit

#if !(canImport(UIKit) && !os(watchOS))
  /// Prints the README's picture: what the UIKit front end shows, and what the tree says, as somebody is asked to sign in.
  MainActor.assumeIsolated {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--version"] || arguments == ["--help"] {
      print(
        arguments == ["--version"]
          ? "podcasts-phone 0.1.0" : "Usage: podcasts-phone\n\nPrints a picture of the podcasts as SVG.")
      exit(0)
    } else if let option = arguments.first {
      FileHandle.standardError.write(Data("podcasts-phone: There is no option \(option). Try --help.\n".utf8))
      exit(64)
    }
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
