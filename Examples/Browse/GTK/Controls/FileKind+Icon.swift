#if GTK && canImport(CGTK4)
  import BrowseCore

  extension FileKind {
    /// The name of the icon that the theme has for it.
    var icon: String {
      switch self {
      case .folder, .linkToFolder: "folder-symbolic"
      case .file, .linkToFile: "text-x-generic-symbolic"
      case .brokenLink: "dialog-warning-symbolic"
      case .special: "drive-harddisk-symbolic"
      }
    }
  }
#endif
