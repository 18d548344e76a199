import WaymarkTerminal

/// Writes the moving picture of the README to standard output.
///
///     moving-picture [--frames] COLUMNS ROWS
///
/// With `--frames` it writes what is seen in the picture and from when on, instead.
@main
struct MovingPicture {
  @MainActor
  static func main() async {
    var arguments = CommandLine.arguments.dropFirst()
    let isOfFrames = arguments.first == "--frames"
    if isOfFrames { arguments.removeFirst() }
    let numbers = arguments.compactMap { Int($0) }
    guard numbers.count == 2 else { fatalError("COLUMNS and ROWS are numbers") }
    let recorder = Recorder(size: Size(width: numbers[0], height: numbers[1]))
    await Story.play(on: recorder)
    if isOfFrames {
      let panel = Panel(width: recorder.size.width, frames: recorder.frames)
      for frame in recorder.frames {
        print("@ \(frame.moment.milliseconds)")
        for row in frame.rows { print(row.map(\.text).joined()) }
        for line in panel.lines(of: frame) { print(line.text) }
      }
    } else {
      print(Film(recorder.frames, size: recorder.size, duration: recorder.duration).svg)
    }
  }
}

extension Duration {
  var milliseconds: Int { Int(self / .milliseconds(1)) }
}
