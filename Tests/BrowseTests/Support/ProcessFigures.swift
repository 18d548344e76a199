#if os(Linux)
  import Foundation

  /// What a program has taken of the machine until now.
  struct ProcessFigures {
    /// The memory it has, in kilobytes.
    var memory = 0
    /// How many files it has open.
    var descriptors = 0
    /// How long it has kept a core busy.
    var time = Duration.zero

    init(_ process: pid_t) throws {
      let folder = "/proc/\(process)"
      for line in try String(contentsOfFile: folder + "/status", encoding: .utf8).split(separator: "\n")
      where line.hasPrefix("VmRSS:") {
        memory = Int(line.filter(\.isNumber)) ?? 0
      }
      descriptors = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count
      // Behind the name, which may hold anything, in hundredths of a second.
      let fields =
        try String(contentsOfFile: folder + "/stat", encoding: .utf8)
        .split(separator: ")").last?.split(separator: " ") ?? []
      if fields.count > 12, let own = Int(fields[11]), let system = Int(fields[12]) {
        time = .milliseconds(10 * (own + system))
      }
    }
  }
#endif
