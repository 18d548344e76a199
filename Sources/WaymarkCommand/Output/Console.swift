import WaymarkInspector

/// Where a command writes.
struct Console {
  let output: TextOutput
  let errors: TextOutput

  /// Writes a message about the run, as a line of its own.
  func complain(_ message: String) {
    // Write what was printed first, so that the order is right if both go to one terminal.
    try? output.flush()
    try? errors.write("waymark: \(message)\n")
    try? errors.flush()
  }
}
