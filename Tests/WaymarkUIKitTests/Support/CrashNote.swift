import Foundation

/// What is written to standard error if the program crashes, so that a random run that does can be repeated.
@MainActor
enum CrashNote {
  private static var isInstalled = false

  static func set(_ text: String) {
    install()
    let bytes = Array(text.utf8.prefix(crashNoteCapacity))
    crashNoteLength = 0
    UnsafeMutableRawBufferPointer(start: crashNote, count: crashNoteCapacity).copyBytes(from: bytes)
    crashNoteLength = bytes.count
  }

  static func clear() { crashNoteLength = 0 }

  private static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    // A stack of its own, for the case that the other is full.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      var action = sigaction()
      #if os(Linux)
        action.__sigaction_handler.sa_handler = writeCrashNote
      #else
        action.__sigaction_u.__sa_handler = writeCrashNote
      #endif
      action.sa_flags = numericCast(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
  }
}

private let crashNoteCapacity = 512
nonisolated(unsafe) private let crashNote = UnsafeMutableRawPointer.allocate(
  byteCount: crashNoteCapacity, alignment: 1)
nonisolated(unsafe) private var crashNoteLength = 0

/// Writes the note and lets the program crash as it would have.
private func writeCrashNote(_ number: Int32) {
  _ = write(2, crashNote, crashNoteLength)
  signal(number, SIG_DFL)
}
