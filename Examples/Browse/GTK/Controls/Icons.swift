#if GTK && canImport(CGTK4)
  import BrowseCore

  /// The icons of files, by names that every theme has.
  enum Icons {
    static func name(of kind: FileKind?) -> String {
      switch kind {
      case .folder, .linkToFolder: "folder-symbolic"
      case .file, .linkToFile: "text-x-generic-symbolic"
      case .brokenLink, nil: "dialog-warning-symbolic"
      case .pipe, .socket: "network-wired-symbolic"
      case .device: "drive-harddisk-symbolic"
      case .unknown: "dialog-question-symbolic"
      }
    }
  }
#endif
