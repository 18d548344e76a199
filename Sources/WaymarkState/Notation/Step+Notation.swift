#if !hasFeature(Embedded)

  // How steps read in logs and in the messages of failed tests. Where a step happens is written when it is not the stack that
  // a window without tabs and modals has.

  extension Step: CustomStringConvertible {
    /// The step in one short line: `push b`, `pop c in modal 1`, `select 0 -> 1`; one that the user does not see ends in
    /// `, hidden`.
    public var description: String { "\(change)\(isVisible ? "" : ", hidden")" }
  }

  extension Step.Change: CustomStringConvertible {
    /// What happens, in one short line.
    public var description: String {
      switch self {
      case .dismiss(let modal, _): "dismiss \(modal)"
      case .present(let modal, _): "present \(modal)"
      case .select(let path, let from, let to): "select \(from) -> \(to)\(path.suffix)"
      case .replace(let path, let old, let new): "replace \(old) -> \(new)\(path.suffix)"
      case .update(let position, let old, let new):
        "update \(old.route.notation) -> \(new.route.notation)\(position.path.suffix)"
      case .stack(let change): change.description
      case .columns(let change): change.description
      }
    }
  }

  extension StackChange: CustomStringConvertible {
    /// The change in one short line: `push b`, `pop c b`, or `swap b c -> x y above 1 below 2` for anything else.
    public var description: String {
      if keptAbove == 0, removed.isEmpty { return "push \(inserted)\(path.suffix)" }
      if keptAbove == 0, inserted.isEmpty { return "pop \(removed.reversed().notation)\(path.suffix)" }
      let old = removed.isEmpty ? "nothing" : removed.description
      let new = inserted.isEmpty ? "nothing" : inserted.description
      let above = keptAbove == 0 ? "" : " below \(keptAbove)"
      return "swap \(old) -> \(new) above \(keptBelow)\(above)\(path.suffix)"
    }
  }

  extension ColumnsChange: CustomStringConvertible {
    /// The change in one short line: `columns m1 reply -> m2, front 0 -> 1`, with a dot for no column.
    public var description: String {
      let old = removed.isEmpty ? "." : removed.map(\.inside).joined(separator: "|")
      let new = inserted.isEmpty ? "." : inserted.map(\.inside).joined(separator: "|")
      let move = oldFront == front ? "" : ", front \(oldFront) -> \(front)"
      return "columns \(old) -> \(new)\(move)\(path.suffix)"
    }
  }

  extension StepElements: CustomStringConvertible {
    /// The routes in order from the bottom up: `a b`.
    public var description: String { notation }
  }

#endif
