/// Which object it was, for as long as it lives: another that is made later in its place in memory is not the same.
package struct LastSeen {
  package private(set) weak var object: AnyObject?

  package init(_ object: AnyObject) {
    self.object = object
  }

  package func isStill(_ other: AnyObject) -> Bool { object === other }
}
