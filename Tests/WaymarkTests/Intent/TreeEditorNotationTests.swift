import Testing
import Waymark

@MainActor @Suite struct TreeEditorNotationTests {
  @Test func anEditorReadsAsItsTree() {
    let bench = Bench(.home)
    var read: [String] = []
    bench.router.edit { editor in
      editor.push(.a)
      editor.present(.m)
      read.append("\(editor)")
    }
    #expect(read == ["[home a] {m}"])
  }
}
