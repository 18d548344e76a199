/// The version of Waymark that the programs among the examples are built with, as their option `--version` says it.
package enum ProgramVersion {
  /// The line to print.
  ///
  /// - Parameter program: The program's name.
  /// - Returns: The name and the version.
  package static func line(for program: String) -> String { "\(program) 0.1.0" }
}
