import HeadlessUIKit
import Waymark
import WaymarkTesting

extension ActKind {
  /// Screens and guards that object, or take their time.
  static let objectionActs: [ActKind] = [
    ActKind("objectingScreen", .objections) { run in
      let isAllowed = run.isAnimated
      run.note("the next screen has an objection, which \(isAllowed ? "allows" : "blocks")") {
        run.hasObjectors = true
        run.current.pages.changes.append { page in
          page.context.onLeave { _ in isAllowed ? .allow : .stay("no") }
        }
      }
    },
    ActKind("hesitatingScreen", .objections) { run in
      let isAllowed = run.isAnimated
      let gate = run.newGate()
      run.note("the next screen has an objection that waits") {
        run.hasObjectors = true
        run.current.pages.changes.append { page in
          page.context.onLeave { _ in
            await gate.wait()
            return isAllowed ? .allow : .stay("no")
          }
        }
      }
    },
    ActKind("question", .objections) { run in
      guard let entry = run.someEntry else { return }
      let question = Place("\(run.name().name)?")
      run.note("a screen asks \(question) before it is left") {
        run.hasObjectors = true
        run.questions.insert(question.name)
        run.router.host.context(for: entry).onLeave { _ in
          .ask(Question<Place, Int>(question, as: .alert)) { $0 == 1 ? .allow : .stay("no") }
        }
      }
    },
    ActKind("objection", .objections) { run in
      guard let entry = run.someEntry else { return }
      let isAllowed = run.isAnimated
      run.note("\(entry.route) gets an objection, which \(isAllowed ? "allows" : "blocks")") {
        run.hasObjectors = true
        run.router.host.context(for: entry).onLeave { _ in isAllowed ? .allow : .stay("no") }
      }
    },
    ActKind("guard", .objections) { run in
      run.note("a guard says no") {
        run.hasObjectors = true
        run.guards.append(run.router.addGuard { _ in .block("no") })
      }
    },
    ActKind("hesitatingGuard", .objections) { run in
      let gate = run.newGate()
      let isAllowed = run.isAnimated
      run.note("a guard waits, then \(isAllowed ? "allows" : "blocks")") {
        run.hasObjectors = true
        run.guards.append(
          run.router.addGuard { _ in
            await gate.wait()
            return isAllowed ? .allow : .block("no")
          })
      }
    },
    ActKind("answer", .objections) { run in
      guard !run.gates.isEmpty else { return }
      run.note("who waits answers") {
        for gate in run.gates { gate.open() }
        run.gates = []
        run.needsTurn = true
      }
    },
    ActKind("guardsGo", .objections) { run in
      guard !run.guards.isEmpty else { return }
      run.note("the guards go") {
        for registration in run.guards { registration.cancel() }
        run.guards = []
      }
    },
  ]
}

extension RandomRun {
  fileprivate func newGate() -> Gate {
    let gate = Gate()
    gates.append(gate)
    return gate
  }
}
