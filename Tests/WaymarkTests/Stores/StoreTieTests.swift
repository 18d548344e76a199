import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

/// The lifetimes of bindings between routers and stores.
@MainActor @Suite("Bindings of stores")
struct StoreTieTests {
  @Test func anAdapterMadeWhereItIsBoundIsKept() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: StoreAdapter(store))
    store.want(.home, .a)
    #expect(bench.tree == "[home a]")
    bench.router.push(.b)
    #expect(store.description == "[home a b]")
    binding.cancel()
  }

  @Test(arguments: ["cancelled", "owner released", "router released"])
  func nothingIsLeftOfABinding(end: String) {
    var bench: Bench? = Bench(.home)
    let store = PlainStore(.home)
    weak var adapter: StoreAdapter?
    var binding: Registration?
    var owner: Box<Void>? = Box(())
    do {
      let made = StoreAdapter(store)
      adapter = made
      binding = bench?.router.bind(to: made)
    }
    #expect(adapter != nil)
    #expect(store.subscriberCount == 1)
    switch end {
    case "cancelled": binding?.cancel()
    case "owner released":
      if let owner { binding?.tied(to: owner) }
      owner = nil
      store.want(.home, .b)
    default:
      bench = nil
      // The next that happens to the store tells the binding.
      store.want(.home, .b)
    }
    #expect(store.subscriberCount == 0)
    #expect(adapter == nil)
    bench?.router.push(.a)
    store.want(.home, .c)
    #expect(store.sent.isEmpty)
    #expect(bench == nil || bench?.tree == "[home a]")
    _ = (binding, owner)
  }

  @Test func theUsersActsAndOthersNavigationsAreTold() {
    let bench = Bench(.home)
    let store = PlainStore(.home, .a)
    let binding = bench.router.bind(to: store)
    #expect(bench.tree == "[home a]")
    #expect(store.sent.isEmpty)
    bench.host.userCloses(bench.entry(.a))
    #expect(store.description == "[home]")
    bench.router.push(.b)
    #expect(store.description == "[home b]")
    #expect(store.sent == ["[home]", "[home b]"])
    binding.cancel()
  }
}
