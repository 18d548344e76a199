// A program whose output tells each of its mutants from the program as it is. `-` for two texts does
// not compile, and nobody comes to those of `never`.
struct Counter {
  var count = 0

  mutating func add(_ step: Int) {
    if step <= 1 { return }
    count += step
  }

  var isEven: Bool { count % 2 == 0 }

  var isSmall: Bool { if count < 3 { true } else { false } }

  func firstAbove(_ limit: Int, in numbers: [Int]) -> Int? {
    for number in numbers where number > limit { return number }
    return nil
  }

  func name(of number: Int) -> String {
    switch number {
    case 0: return "none"
    case 1...3: return "some"
    default: return "many"
    }
  }

  func joined(_ text: String, _ other: String) -> String {
    text + other
  }

  func never() { print(count + 1) }
}

@main
enum Behaviour {
  static func main() {
    for start in -2...2 {
      var counter = Counter(count: start)
      for step in 1...3 {
        counter.add(step)
        print(counter.count, counter.isEven, counter.isSmall)
      }
    }
    let counter = Counter()
    print(counter.count)
    for limit in [-1, 3, 9] { print(counter.firstAbove(limit, in: [-1, 3, 4, 10]) ?? 99) }
    for number in 0...5 { print(counter.name(of: number)) }
    print(counter.joined("a", "b"))
  }
}
