import BrowseCore
import Waymark

/// A front end without a screen: it makes the models that a real one would draw, and shows every step at once.
@MainActor
final class ModelHost: NavigationHost {
  let browser: Browser
  private let coordinator: BrowseCoordinator<BrowseModel>
  private var models: [EntryID: BrowseModel] = [:]
  /// The tree after each step that was shown.
  private(set) var trees: [RouteTree<BrowseRoute>] = []

  init(_ browser: Browser) {
    self.browser = browser
    coordinator = browser.coordinator { $0 }
    browser.router.attach(self)
  }

  /// Lets go of the browser: who holds neither it nor this any more sees a program that was ended without being asked.
  func end() { browser.router.detach() }

  func perform(_ step: NavigationStep<BrowseRoute>, _ acknowledgement: Acknowledgement<BrowseRoute>) {
    makeModels(browser.router.tree)
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<BrowseRoute>, _ acknowledgement: Acknowledgement<BrowseRoute>) {
    makeModels(tree)
    acknowledgement.succeed()
  }

  /// The model of what the user sees.
  var visible: BrowseModel? { models[browser.router.tree.visibleElement.id] }

  var folder: FolderModel? { if case .folder(let model)? = visible { model } else { nil } }
  var viewer: ViewerModel? { if case .viewer(let model)? = visible { model } else { nil } }
  var note: NoteModel? { if case .note(let model)? = visible { model } else { nil } }
  var question: UnsavedNoteModel? { if case .unsavedNote(let model)? = visible { model } else { nil } }
  var places: PlacesModel? { if case .places(let model)? = visible { model } else { nil } }
  var information: InformationModel? { if case .information(let model)? = visible { model } else { nil } }
  var picker: PickerModel? { if case .picker(let model)? = visible { model } else { nil } }
  var notice: NoticeModel? { if case .notice(let model)? = visible { model } else { nil } }

  /// What the title line would say.
  var title: String { Breadcrumbs.names(of: browser.router.tree).joined(separator: " › ") }

  private func makeModels(_ tree: EntryTree<BrowseRoute>) {
    tree.forEachElement { entry in
      guard models[entry.id] == nil else { return }
      models[entry.id] = coordinator.screen(for: entry.route, context: browser.router.context(for: entry))
    }
  }
}

extension ModelHost {
  /// A browser on a test's folder, which keeps its data in `.data` there.
  static func browsing(_ folder: TemporaryFolder, from path: FilePath? = nil, kind: FileKind = .folder)
    -> ModelHost
  {
    let stores = BrowseStores(folder: DataFolder(path: folder.path.appending(".data/browse")))
    return ModelHost(Browser(showing: path ?? folder.path, kind: kind, stores: stores))
  }
}
