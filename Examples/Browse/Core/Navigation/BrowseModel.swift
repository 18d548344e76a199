/// What a screen shows, for whichever toolkit draws it.
///
/// A front end has one switch over this, from model to screen.
public enum BrowseModel {
  /// A folder.
  case folder(FolderModel)
  /// A file's contents.
  case viewer(ViewerModel)
  /// What is known about a file.
  case information(InformationModel)
  /// A note being written.
  case note(NoteModel)
  /// What becomes of a note that is left before it was saved.
  case unsavedNote(UnsavedNoteModel)
  /// Where something is to be moved.
  case picker(PickerModel)
  /// The bookmarks or the recent files.
  case places(PlacesModel)
  /// Which key does what.
  case help(HelpModel)
  /// Something the user has to be told.
  case notice(NoticeModel)
}
