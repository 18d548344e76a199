#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// Columns of the tree: in a split view, or only the one in front where there can be no split view.
  @MainActor
  struct ColumnsView<R: Route, Screen: View>: View {
    let columns: ColumnsModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      if columns.isAlone {
        ContainerView(container: columns.columns[columns.front], host: host, parts: parts)
      } else {
        SplitView(columns: columns, host: host, parts: parts)
      }
    }
  }

  /// A split view of two or three columns.
  ///
  /// A column's contents have the same place in the view for any room, so that SwiftUI keeps their state.
  @MainActor
  private struct SplitView<R: Route, Screen: View>: View {
    let columns: ColumnsModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>
    // Inside a column, the size class would be the column's.
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      let isCompact = sizeClass.isCompact
      let capacity = columns.capacity
      let visibility = host.binding(
        columns, reading: { NavigationSplitViewVisibility($0.shownPlaces, of: capacity) },
        writing: { $2.write(shownPlaces: $1.shown(of: capacity)) })
      let front = host.binding(
        columns, reading: { NavigationSplitViewColumn($0.preferred, of: capacity) },
        writing: { $0.write(front: $1.position(of: capacity), to: $2) })
      Group {
        if capacity == 2 {
          NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
            place(0)
          } detail: {
            place(1)
          }
        } else {
          NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
            place(0)
          } content: {
            place(1)
          } detail: {
            place(2)
          }
        }
      }
      .onChange(of: isCompact, initial: true) { host.setCompact(isCompact, of: columns) }
    }

    @ViewBuilder
    private func place(_ index: Int) -> some View {
      if let content = columns.content(at: index) {
        ContainerView(container: content, host: host, parts: parts)
      } else {
        parts.emptyColumn(index)
      }
    }
  }

  extension NavigationSplitViewColumn {
    /// The column at a place; a split view of two places has no middle column.
    fileprivate init(_ place: Int, of capacity: Int) {
      self = place == capacity - 1 ? .detail : place == 0 ? .sidebar : .content
    }

    fileprivate func position(of capacity: Int) -> Int {
      switch self {
      case .sidebar: 0
      case .content: min(1, capacity - 1)
      default: capacity - 1
      }
    }
  }

  extension NavigationSplitViewVisibility {
    /// The visibility that shows a number of places, counted from the last; automatic if `nil`.
    fileprivate init(_ shown: Int?, of capacity: Int) {
      self = shown.map { $0 == capacity ? .all : $0 == 1 ? .detailOnly : .doubleColumn } ?? .automatic
    }

    fileprivate func shown(of capacity: Int) -> Int? {
      switch self {
      case .all: capacity
      case .doubleColumn: 2
      case .detailOnly: 1
      default: nil
      }
    }
  }
#endif
