import WaymarkTerminal

/// Writes the moving picture of the README to standard output, or with `--frames` what is seen in it and from when on.
@main
struct MovingPicture {
  @MainActor
  static func main() async {
    let recorder = Recorder(size: Size(width: 96, height: 16))
    await Story.play(on: recorder)
    if CommandLine.arguments.contains("--frames") {
      for frame in recorder.frames {
        print("@ \(frame.moment.milliseconds)")
        for line in Panel.lines(of: frame, width: recorder.size.width) { print(line.text) }
        for row in frame.rows { print(row.map(\.text).joined()) }
      }
    } else {
      print(Film(recorder.frames, size: recorder.size, duration: recorder.duration).svg)
    }
  }
}

extension Duration {
  var milliseconds: Int { Int(self / .milliseconds(1)) }
}
