import Waymark

/// The facts that drawing learns about a value, such as how far it is scrolled.
///
/// It is an object because drawing is no change of the value: a value that is observed, or saved whenever it
/// changes, does not change when it is only drawn. Copies of the value share the object until one of them
/// changes and gets another. Until then they are told apart by where they are drawn, so that none of them
/// scrolls the others.
final class DrawnState<State: Sendable>: Sendable {
  private struct Place {
    let series: FrameSeries
    let origin: Point
    /// The size of the canvas in the direction that counts.
    let extent: Int
    /// The last frame that it was drawn in.
    var frame: Int
    var state: State
  }

  private struct Places {
    /// The state at the last change, and how large the canvas was then.
    var start: State
    var extent: Int
    /// Where it was drawn since.
    var drawn: [Place] = []

    /// The place of the copy in question: the one that is as large as before, or else the first one; `nil` if
    /// the frames have left all behind.
    var current: Place? {
      var current: Place?
      for place in drawn
      where !drawn.contains(where: { $0.series === place.series && $0.frame > place.frame }) {
        if place.extent == extent { return place }
        current = current ?? place
      }
      return current
    }
  }

  /// How many places are kept: more than a screen has unchanged copies of any value.
  private static var mostPlaces: Int { 64 }

  private let places: EventLock<Places>

  init(_ state: State) { places = EventLock(Places(start: state, extent: 0)) }

  private init(_ places: sending Places) { self.places = EventLock(places) }

  /// The state of the copy that was drawn first since the last change.
  var current: State { places.use { $0.current?.state ?? $0.start } }

  /// Draws a copy, which may change its state at that place.
  ///
  /// - Parameters:
  ///   - canvas: Where it is drawn.
  ///   - extent: The canvas' size in the direction that counts.
  ///   - body: Changes the state.
  /// - Returns: The state.
  @discardableResult
  func draw(on canvas: Canvas, extent: Int, _ body: (inout State) -> Void) -> State {
    let (series, frame, origin) = (canvas.frame.series, canvas.frame.number, canvas.origin)
    return places.use { places in
      let known = places.drawn.firstIndex {
        $0.series === series && $0.origin == origin && $0.extent == extent
      }
      if let known {
        places.drawn[known].frame = frame
        body(&places.drawn[known].state)
        return places.drawn[known].state
      }
      // A copy that has moved or grown goes on as it was; a new copy begins anew.
      let before = places.drawn.filter { $0.series === series && $0.frame < frame }
      let moved = extent == places.extent ? nil : before.first { $0.origin == origin } ?? before.last
      var state = moved?.state ?? places.start
      body(&state)
      // A place that the last frame did not show is free; one that it did show may still come in this frame.
      places.drawn.removeAll { $0.series === series && $0.frame < frame - 1 }
      if places.drawn.count == Self.mostPlaces { places.drawn.removeFirst() }
      places.drawn.append(
        Place(series: series, origin: origin, extent: extent, frame: frame, state: state))
      return state
    }
  }

  /// Treats it as if it were drawn, without a place.
  func show(extent: Int, _ body: (inout State) -> Void) {
    places.use { places in
      var state = places.current?.state ?? places.start
      body(&state)
      places = Places(start: state, extent: extent)
    }
  }

  /// Changes the state of a value together with the value: its copies keep theirs.
  static func change(_ drawn: inout DrawnState, _ body: (inout State) -> Void = { _ in }) {
    let isUnique = isKnownUniquelyReferenced(&drawn)
    let (start, extent) = drawn.places.use { places -> (State, Int) in
      let current = places.current
      var state = current?.state ?? places.start
      body(&state)
      let extent = current?.extent ?? places.extent
      if isUnique {
        places.start = state
        places.extent = extent
        places.drawn.removeAll(keepingCapacity: true)
      }
      return (state, extent)
    }
    if !isUnique { drawn = DrawnState(Places(start: start, extent: extent)) }
  }
}
