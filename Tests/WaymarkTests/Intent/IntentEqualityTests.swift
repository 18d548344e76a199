import Testing

@testable import Waymark

/// The same detour is not opened twice: whether it is the same, the intents say.
@MainActor @Suite("Intents that ask for the same")
struct IntentEqualityTests {
  private let intents: [Intent<Place>] = [
    .push(.a), .push(.b), .pop(1), .pop(2), .popTo(.a), .popTo(.b), .popToRoot, .replace(.a), .replace(.b),
    .setStack([.a]), .setStack([.a, .b]), .present(.a, as: .sheet), .present(.b, as: .sheet),
    .present(.a, as: .fullScreen), .dismiss, .select(.a), .select(.b),
    .selectTab(keys: [.a], modal: nil), .selectTab(keys: [.b], modal: nil),
    .selectTab(keys: [.a], modal: EntryID(rawValue: 1)), .selectTab(keys: [.a], modal: EntryID(rawValue: 2)),
    .setRoot(.stack([.a])), .setRoot(.stack([.b])), .show(.a), .show(.b), .set(RouteTree(.a)),
    .set(RouteTree(.b)), .pushAbove(EntryID(rawValue: 1), .a), .pushAbove(EntryID(rawValue: 2), .a),
    .pushAbove(EntryID(rawValue: 1), .b), .popToEntry(EntryID(rawValue: 1)),
    .popToEntry(EntryID(rawValue: 2)),
    .close(EntryID(rawValue: 1)), .close(EntryID(rawValue: 2)), .remove(EntryID(rawValue: 1)),
    .remove(EntryID(rawValue: 2)), .update(EntryID(rawValue: 1), .a), .update(EntryID(rawValue: 2), .a),
    .update(EntryID(rawValue: 1), .b), .leave,
  ]

  @Test func anIntentAsksForTheSameAsItselfAlone() {
    for (index, one) in intents.enumerated() {
      for (other, two) in intents.enumerated() {
        #expect(one.isSame(as: two) == (index == other), "\(one), \(two)")
      }
    }
  }

  @Test func editsCannotBeCompared() {
    let edit = Intent<Place>.edit { _ in }
    #expect(!edit.isSame(as: edit))
    for intent in intents { #expect(!edit.isSame(as: intent)) }
  }
}
