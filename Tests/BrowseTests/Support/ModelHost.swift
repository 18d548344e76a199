import BrowseCore
import Waymark
import WaymarkTesting

/// The browser without a screen: the models that a front end would draw, on a host that records what it is asked for.
@MainActor
final class ModelHost {
  let browser: Browser
  let host = RecordingHost<BrowseRoute>()
  private var models: [EntryID: BrowseModel] = [:]

  init(_ browser: Browser) {
    self.browser = browser
    let coordinator = browser.coordinator { $0 }
    host.makeScreen = { [unowned self] context in
      models[context.id] = coordinator.screen(for: context.route, context: context)
    }
    host.attach(to: browser.router)
  }

  /// A browser that shows a file or a folder, and keeps its data in another folder.
  convenience init(_ path: FilePath, _ kind: FileKind = .folder, data: TemporaryFolder) {
    self.init(Browser(BrowseTree.showing(path, kind), stores: Stores(folder: data.url)))
  }

  /// The model of what the user sees.
  var model: BrowseModel? { models[browser.router.host.tree.visibleElement.id] }

  var folder: FolderModel? { if case .folder(let model)? = model { model } else { nil } }
  var viewer: ViewerModel? { if case .file(let model)? = model { model } else { nil } }
  var note: NoteModel? { if case .note(let model)? = model { model } else { nil } }
  var question: UnsavedNoteModel? { if case .unsavedNote(let model)? = model { model } else { nil } }
  var places: PlacesModel? { if case .places(let model)? = model { model } else { nil } }

  var tree: RouteTree<BrowseRoute> { browser.router.host.tree.routes }

  /// The title line.
  var title: String { Breadcrumbs.names(of: browser.router.host.tree).joined(separator: " › ") }
}
