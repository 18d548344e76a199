#if GTK && canImport(CGTK4)
  import BrowseCore
  import Waymark
  import WaymarkGTK

  /// Something the user has to be told.
  final class NoticeScreen: QuestionScreen {
    let model: NoticeModel

    init(_ model: NoticeModel) {
      self.model = model
      super.init(model.notice.title, model.notice.message)
      addAnswer("_Go On", style: "suggested-action") { [weak self] in self?.model.close() }
    }
  }
#endif
