import WaymarkTerminal

/// What somebody does in the picture: chooses an episode and puts it on a playlist, which asks them to sign in first.
enum Story {
  @MainActor
  static func play(on recorder: Recorder) async {
    await recorder.look(for: 1)
    await recorder.press(.down, "↓", for: 0.52)
    await recorder.press(.enter, "Enter", for: 1.12)
    await recorder.press(.down, "↓", for: 0.52)
    await recorder.press(.enter, "Enter", for: 1.2)
    await recorder.press(.enter, "Enter", for: 1.12)
    for letter in "Ada" { await recorder.press(.character(letter), "\(letter)", for: 0.2) }
    await recorder.press(.enter, "Enter", for: 1.6)
    await recorder.press(.enter, "Enter", for: 1.32)
    await recorder.press(.escape, "Esc", for: 1)
  }
}
