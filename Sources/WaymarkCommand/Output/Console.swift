import WaymarkJournal

/// Where a command writes.
struct Console {
  let output: TextOutput
  let errors: TextOutput

  /// Says something about the run, in a line of its own.
  func complain(_ message: String) {
    // What has been printed comes before what is said about it, where both go to one terminal.
    try? output.flush()
    try? errors.write("waymark: \(message)\n")
    try? errors.flush()
  }
}
