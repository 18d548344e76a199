/// The file that each module with mutants gets: it says whether a mutant is the chosen one.
enum Selector {
  static let fileName = "MutantSelector.swift"
  static let chosen = "WAYMARK_MUTANT"
  static let reached = "WAYMARK_MUTANTS_REACHED"

  /// The source of the file.
  ///
  /// The question is asked millions of times, in a build that optimises nothing: the one that is asked is copied into the
  /// code around it, and reads a variable that needs no initialiser and no check of exclusive access.
  ///
  /// Where a file for what is reached is named, it is mapped into memory, and every mutant that is asked about leaves a
  /// byte in it. So what a process of an exit test reaches counts too, however it ends.
  static func source(count: Int) -> String {
    """
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Musl)
      import Musl
    #else
      import Glibc
    #endif

    /// The chosen mutant, -1 for none, -2 before that is known, -3 while what is reached is written down.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var _chosenMutant: Int = -2

    @usableFromInline @_transparent
    func _mutant(_ number: Int) -> Bool {
      _chosenMutant > -2 ? _chosenMutant == number : _askForMutant(number)
    }

    @usableFromInline
    func _askForMutant(_ number: Int) -> Bool {
      if _chosenMutant == -2 {
        _chosenMutant = _reachedMutants != nil ? -3 : getenv("\(chosen)").map { Int(atoi($0)) } ?? -1
      }
      if let _reachedMutants { _reachedMutants[number] = 1 }
      return _chosenMutant == number
    }

    nonisolated(unsafe) let _reachedMutants: UnsafeMutablePointer<UInt8>? = {
      guard let path = getenv("\(reached)") else { return nil }
      let file = open(path, O_RDWR)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let memory = mmap(nil, \(count), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      return memory == MAP_FAILED ? nil : memory?.assumingMemoryBound(to: UInt8.self)
    }()

    """
  }
}
