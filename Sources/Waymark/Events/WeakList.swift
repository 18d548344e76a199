/// Objects that are kept alive elsewhere, in the order in which they were added.
package struct WeakList<Object: AnyObject> {
  private struct Place {
    weak var object: Object?
  }

  private var places: [Place] = []
  /// How many places there may be before released objects are removed.
  private var limit = 16

  package init() {}

  /// Whether there is no object that might still be alive.
  var isEmpty: Bool { places.isEmpty }

  /// Adds an object.
  ///
  /// - Complexity: O(1) amortised: the gone are looked for when there are twice as many as were left the last time.
  package mutating func add(_ object: Object) {
    if places.count >= limit {
      removeGone()
      limit = max(16, 2 * places.count)
    }
    places.append(Place(object: object))
  }

  /// The objects that are alive.
  ///
  /// Others are removed.
  package mutating func living() -> [Object] {
    let living = places.compactMap { $0.object }
    if living.count < places.count { removeGone() }
    return living
  }

  /// Calls a closure with every object that is alive.
  ///
  /// - Returns: Whether an object has been released.
  func forEach(_ body: (Object) -> Void) -> Bool {
    var hasGone = false
    for place in places {
      if let object = place.object { body(object) } else { hasGone = true }
    }
    return hasGone
  }

  /// Removes objects that were released.
  mutating func removeGone() { places.removeAll { $0.object == nil } }
}
