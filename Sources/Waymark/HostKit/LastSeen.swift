/// A weak memory of an object.
///
/// A later object at the same address does not count as the same.
package struct LastSeen {
  package private(set) weak var object: AnyObject?

  package init(_ object: AnyObject) {
    self.object = object
  }

  package func isStill(_ other: AnyObject) -> Bool { object === other }
}
