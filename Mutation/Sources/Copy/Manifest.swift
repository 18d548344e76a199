/// The lines that the copy's manifest has beside the repository's.
enum Manifest {
  /// Source that takes out of a package what some test targets do not need.
  static func keeping(_ tests: [String]) -> String {
    """


    do {
      var kept: Set<String> = []
      func keep(_ name: String) {
        guard let target = package.targets.first(where: { $0.name == name }), kept.insert(name).inserted else { return }
        // Traits bring products of other packages, and are off here.
        target.dependencies.removeAll { if case .productItem = $0 { true } else { false } }
        for dependency in target.dependencies {
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _): keep(name)
          default: break
          }
        }
      }
      for name in \(tests) { keep(name) }
      package.targets.removeAll { !kept.contains($0.name) }
      package.products = []
      package.dependencies = []
    }

    """
  }
}
