import ReSwiftStore
import Waymark

enum TodoRoute: Route {
  case list
  case item(id: Int)
}

struct TodoState {
  var items: [Int: String] = [:]
  var tree = RouteTree<TodoRoute>(.list)
}

enum TodoAction: Action {
  case added(id: Int, title: String)
  case navigated(RouteTree<TodoRoute>)
}

func todoReducer(_ action: any Action, _ state: TodoState?) -> TodoState {
  var state = state ?? TodoState()
  switch action as? TodoAction {
  case .added(let id, let title):
    state.items[id] = title
    // A reducer navigates by changing the tree.
    state.tree.push(.item(id: id))
  case .navigated(let tree):
    state.tree = tree
  case nil: break
  }
  return state
}

/// The adapter by which the router knows the store.
final class TodoTreeStore: TreeStore, StoreSubscriber {
  private let store: Store<TodoState>
  private var onChange: (@MainActor () -> Void)?

  init(_ store: Store<TodoState>) { self.store = store }

  var tree: RouteTree<TodoRoute> { store.state.tree }

  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    self.onChange = onChange
    store.subscribe(self)
    return { self.store.unsubscribe(self) }
  }

  func newState(state: TodoState) { onChange?() }

  func send(_ tree: RouteTree<TodoRoute>) { store.dispatch(TodoAction.navigated(tree)) }
}
