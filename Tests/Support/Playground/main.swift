// Answers the commands of standard input, lines of JSON texts, by the playground's engine, for Scripts/check-browser.

import Foundation
import PlaygroundEngine

var session = Session()
while let line = readLine() {
  print(session.answer(try JSONDecoder().decode(String.self, from: Data(line.utf8))))
}
