import Testing

@testable import Waymark

@Suite("Objects that are kept elsewhere")
struct WeakListTests {
  private final class Member {}

  private func makeList(_ members: [Member]) -> WeakList<Member> {
    var list = WeakList<Member>()
    for member in members { list.add(member) }
    return list
  }

  @Test func whoeverAsksWhoIsThereHasTheOthersForgotten() {
    let members = [Member(), Member()]
    var list = makeList(members)
    list.add(Member())
    #expect(list.living().map(ObjectIdentifier.init) == members.map(ObjectIdentifier.init))
    var left = makeList([Member()])
    #expect(!left.isEmpty)
    #expect(left.living().isEmpty)
    #expect(left.isEmpty)
  }

  @Test func callingThoseThatAreThereTellsWhetherOthersAreGone() {
    let members = [Member(), Member()]
    var list = makeList(members)
    var called: [ObjectIdentifier] = []
    let call = { (member: Member) in called.append(ObjectIdentifier(member)) }
    #expect(!list.forEach(call))
    list.add(Member())
    #expect(list.forEach(call))
    #expect(called == (members + members).map(ObjectIdentifier.init))
  }
}
