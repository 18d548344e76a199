import BrowseCore
import WaymarkTerminal

/// The rows that the models choose are those of a list in a terminal.
extension ListCursor: ListPosition {}
