/// The result of a check of a host.
public struct HostContractReport: Hashable, Sendable {
  /// The rules that the host broke, in the order in which that was found.
  public internal(set) var violations: [HostViolation] = []

  /// The number of navigations that the host was taken through.
  public internal(set) var navigationCount = 0

  /// The scenarios that were tried.
  public internal(set) var scenarios: [String] = []

  /// Whether the host kept the contract.
  public var isMet: Bool { violations.isEmpty }

  /// Expects that the host kept the contract.
  ///
  /// - Parameters:
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` with every violation if it did not.
  public func expectMet(file: StaticString = #fileID, line: UInt = #line) throws(ExpectationFailure) {
    guard !isMet else { return }
    throw ExpectationFailure(description, file, line)
  }
}

extension HostContractReport: CustomStringConvertible {
  /// Every violation, or a line that says that there is none.
  public var description: String {
    guard !isMet else {
      return
        "The host kept the contract in \(navigationCount) navigations: \(scenarios.joined(separator: ", "))"
    }
    return violations.map(\.description).joined(separator: "\n")
  }
}
