package import WaymarkCore

extension AnyRoute {
  /// The app's route in the box, which a router of the same type has made.
  package func typed<R: Route>(_ type: R.Type = R.self) -> R {
    unsafeDowncast(box, to: TypedBox<R>.self).route
  }
}

extension Entry where R == AnyRoute {
  package func typed<App: Route>(_ type: App.Type = App.self) -> Entry<App> {
    Entry<App>(id: id, route: route.typed())
  }
}

extension Tree<Place> {
  package func typed<R: Route>(_ type: R.Type = R.self) -> EntryTree<R> {
    map({ $0.typed() }, { $0.typed() })
  }
}

extension Tree {
  /// The tree in boxes.
  package func boxedPlaces<R: Route>() -> PlaceTree where Element == Entry<R> {
    map({ AnyRoute($0) }, { $0.map { AnyRoute($0) } })
  }
}

extension Tree {
  /// Applies a step that the core has applied to the same tree; a push and a pop need no step in the app's routes.
  ///
  /// - Returns: `false` if the step does not fit.
  mutating func follow<R: Route>(_ step: PlaceStep) -> Bool where Element == Entry<R> {
    switch step.change {
    case .stack(let change)
    where change.removed.isEmpty && change.keptAbove == 0 && change.inserted.count == 1:
      push(change.inserted[0].typed(), at: change.path)
    case .stack(let change) where change.inserted.isEmpty && change.keptAbove == 0:
      pop(change.removed.count, at: change.path)
    default: apply(step.typed(R.self))
    }
  }
}

extension RouteStack where Element: Route, Element == Element.R {
  var boxed: RouteStack<AnyRoute> {
    RouteStack<AnyRoute>(root: AnyRoute(root), pushed: pushed.map { AnyRoute($0) })
  }
}

extension Container where Element: Route, Element == Element.R {
  var boxed: Container<AnyRoute> { map({ AnyRoute($0) }, { AnyRoute($0) }) }
}

extension Container where Element == AnyRoute {
  func typed<R: Route>() -> Container<R> { map({ $0.typed() }, { $0.typed() }) }
}

extension Modal where Element: Route, Element == Element.R {
  package var boxed: Modal<AnyRoute> { map({ AnyRoute($0) }, { AnyRoute($0) }) }
}

extension Modal where Element == AnyRoute {
  func typed<R: Route>() -> Modal<R> { map({ $0.typed() }, { $0.typed() }) }
}

extension Tree where Element: Route, Element == Element.R {
  var boxed: Tree<AnyRoute> { map({ AnyRoute($0) }, { AnyRoute($0) }) }
}

extension Tree where Element == AnyRoute {
  package func typed<R: Route>() -> Tree<R> { map({ $0.typed() }, { $0.typed() }) }
}

extension Step<Place> {
  func typed<R: Route>(_ type: R.Type = R.self) -> Step<Entry<R>> { map({ $0.typed() }, { $0.typed() }) }
}
