import ReRouter
import Testing

extension String: PathIdentifier {}
extension Int: PathIdentifier {}

@Suite("Paths")
struct PathTests {
  @Test func pathsAreEqualByTheirKeys() {
    let path = Path<String>(["1", "2", "3"])
    #expect(path == path)
    #expect(path == Path(["1", "2", "3"]))
    #expect(Path<String>("1") == Path(["1"]))
    #expect(path != path.push("4"))
    #expect(path != path.dropLast())
    #expect(Path<String>() == Path([]))
  }

  @Test func keysOfAnotherTypeAreOthers() {
    #expect(Path<String>(["1", "2", "4"]) != Path(["1", "2", 4]))
    #expect(Path<String>(["1", 2]) == Path(["1", 2]))
  }

  @Test func silenceDoesNotCountForEquality() {
    let path = Path<String>("1")
    #expect(path.silently() == path)
    #expect(path.silently().isSilent)
    #expect(!path.silently().silently(false).isSilent)
  }

  @Test func everyChangeEndsSilence() {
    var path = Path<String>(["1", "2"]).silently()
    path.append("3")
    #expect(!path.isSilent)
    path.isSilent = true
    path.removeLast()
    #expect(!path.isSilent)
    #expect(!path.silently().push("4").isSilent)
    #expect(!path.silently().dropLast().isSilent)
  }

  @Test func theSequenceCanBeReadAndSet() {
    var path = Path<String>(["1", 2])
    #expect(path.sequence.count == 2)
    #expect(path.sequence[1].isEqual(to: 2))
    path.sequence.append("3")
    #expect(path == Path(["1", 2, "3"]))
    path.sequence = []
    #expect(path == Path())
  }

  @Test func aKeyMayDecideForItselfWhatItEquals() {
    struct Loose: PathIdentifier {
      let name: String
      func isEqual(to other: any PathIdentifier) -> Bool {
        (other as? Loose)?.name.lowercased() == name.lowercased()
      }
    }
    #expect(Path<Loose>(Loose(name: "A")) == Path(Loose(name: "a")))
    #expect(Path<Loose>(Loose(name: "A")) != Path(Loose(name: "b")))
  }

  @Test func takingAKeyOffAnEmptyPathIsToldSo() async {
    await #expect(processExitsWith: .failure) {
      var path = Path<String>()
      path.removeLast()
    }
  }
}
