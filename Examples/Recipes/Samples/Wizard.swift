import Waymark

struct Transfer: Hashable, Sendable {
  let recipient: String
  let amount: Int
}

enum TransferRoute: Route {
  case overview
  case recipient
  case amount(recipient: String)
  case confirmation(Transfer)
}

/// A step of the wizard: what the user has chosen so far is in the route of the next step.
@MainActor
struct TransferStep {
  let screen: ScreenContext<TransferRoute>

  func choose(recipient: String) {
    screen.push(.amount(recipient: recipient))
  }

  func choose(amount: Int) {
    guard case .amount(let recipient) = screen.route else { return }
    screen.push(.confirmation(Transfer(recipient: recipient, amount: amount)))
  }

  /// Closes all steps at once, and answers what they were about.
  func confirm() {
    guard case .confirmation(let transfer) = screen.route else { return }
    screen.answer(Transfers.make, transfer)
  }

  func cancel() { screen.dismiss() }
}

enum Transfers {
  static let make = Question<TransferRoute, Transfer>(.recipient, as: .sheet)
}

@MainActor
struct TransferOverview {
  let screen: ScreenContext<TransferRoute>

  /// Runs the wizard in a sheet of its own.
  func makeTransfer() async throws -> Transfer? {
    try await screen.ask(Transfers.make)
  }
}
