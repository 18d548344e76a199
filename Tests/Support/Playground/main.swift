// Says what the playground is to show, for Scripts/check-playground.
//
//   playground-expectations random COUNT SEED   random edits by the library itself, each with tree and steps, as lines of JSON
//   playground-expectations answer              answers commands of standard input, lines of JSON texts, by the engine

import Foundation
import PlaygroundEngine
import WaymarkState

struct Expectation: Encodable {
  var command: String
  var hasChanged: Bool
  var notation: String
  var steps: [String]
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

switch CommandLine.arguments.dropFirst().first {
case "random":
  guard CommandLine.arguments.count == 4, let count = Int(CommandLine.arguments[2]),
    let seed = UInt64(CommandLine.arguments[3])
  else { fatalError("COUNT and SEED are numbers") }
  var rehearsal = Rehearsal(seed: seed)
  for _ in 0..<count {
    let command = rehearsal.next()
    let expectation = Expectation(
      command: command, hasChanged: rehearsal.hasChanged, notation: "\(rehearsal.tree)",
      steps: rehearsal.steps.map { "\($0)\($0.isAnimated ? ", animated" : "")" })
    print(String(decoding: try encoder.encode(expectation), as: UTF8.self))
  }
case "answer":
  var session = Session()
  while let line = readLine() {
    print(session.answer(try JSONDecoder().decode(String.self, from: Data(line.utf8))))
  }
default: fatalError("random COUNT SEED, or answer")
}
