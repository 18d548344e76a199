#if GTK && canImport(CGTK4)
  import BrowseGTK
  import Foundation

  // The program browse-gtk, which says besides what is in its windows, for Tests/GTKProgram.
  GTKCommand.run { window in
    guard let file = ProcessInfo.processInfo.environment["WINDOW_DESCRIPTION"] else { return }
    WindowDescription(of: window, in: URL(fileURLWithPath: file)).keep()
  }
#else
  print("Built without GTK 4, or without the trait GTK: there are no windows to describe.")
#endif
