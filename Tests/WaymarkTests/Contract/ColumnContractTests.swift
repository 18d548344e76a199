import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The check of hosts that show columns")
struct ColumnContractTests {
  enum Fault: CaseIterable {
    case none
    case forgetsRoom
    case showsTheFirst
    case remakesScreens
    case closesWhatDoesNotFit
  }

  private func violations(_ fault: Fault) async -> [HostViolation] {
    await HostContract<Place>(
      routes: [.a, .b, .c, .d, .e, .m, .n], features: .all, makeHost: { Self.subject($0, fault) }
    ).violations()
  }

  private static func subject(_ router: Router<Place>, _ fault: Fault) -> HostUnderTest<Place> {
    let host = RecordingHost<Place>()
    host.serve(router)
    var width = 1
    var isRemade = false
    return HostUnderTest(
      host, displayed: { host.displayed?.routes },
      screens: {
        isRemade ? host.screens.mapValues { _ in Remade() } : host.screens.mapValues { $0 as AnyObject }
      },
      userCloses: { id in
        host.userCloses(id)
        return true
      },
      userSelects: { path in
        host.userSelects(path)
        return true
      },
      columns: ColumnsReading(
        fitting: { width },
        resize: { count in
          width = count
          if fault != .forgetsRoom { host.columnsThatFit = count }
          if fault == .remakesScreens { isRemade = true }
          if fault == .closesWhatDoesNotFit, count == 1 { closeBehind(host) }
        }, seen: { seen(in: host, isFirst: fault == .showsTheFirst) }))
  }

  private final class Remade {}

  /// The entries whose screens have appeared.
  private static func seen(in host: RecordingHost<Place>, isFirst: Bool) -> Set<EntryID> {
    if isFirst, case .columns(let columns)? = host.displayed?.root, host.columnsThatFit == 1,
      host.displayed?.modals.isEmpty == true
    {
      return [columns[0].visibleElement.id]
    }
    return Set(host.screens.filter { $0.value.phase == .appeared }.keys)
  }

  private static func closeBehind(_ host: RecordingHost<Place>) {
    guard case .columns(let columns)? = host.displayed?.root, columns.count > 1 else { return }
    host.userCloses(columns[1].root.id)
  }

  @Test func theRecordingHostKeepsTheContract() async {
    let found = await violations(.none)
    #expect(found == [])
  }

  @Test(arguments: [
    (Fault.forgetsRoom, HostViolation.Rule.forgotRoom), (.showsTheFirst, .showsOtherColumns),
    (.remakesScreens, .remadeScreen), (.closesWhatDoesNotFit, .reportedWithoutUser),
  ])
  func aWrongHostIsCaught(fault: Fault, rule: HostViolation.Rule) async {
    let found = await violations(fault)
    #expect(found.contains { $0.rule == rule }, "\(found)")
  }
}
