import Waymark

// The heights of sheets. On tvOS and visionOS UIKit has none, so only the tree knows them there.

extension UIKitHost {
  /// Has a modal rest at another of its heights, or have others.
  func changeDetents(
    _ presentation: Presentation, ofModal index: Int, _ isAnimated: Bool, _ request: UIKitRequest<R>
  ) throws(HostError) {
    guard layers.indices.contains(index + 1) else { throw .stepDoesNotFit }
    setPresentation(presentation, of: layers[index + 1], isAnimated: isAnimated)
    // UIKit does not say when it has moved the sheet, and other changes need not wait for that.
    end(request)
  }

  /// Tells the height to which the user has dragged a sheet; before the router knows the sheet as shown, it is put right.
  func sheetWasDragged(_ controller: UIViewController) {
    guard let layer = layers.first(where: { $0.controller === controller }), let ownRouter,
      let detent = layer.draggedDetent
    else { return }
    guard ownRouter.isShown(layer.root) else { return ownChange { setDetents(of: layer, isAnimated: true) } }
    layer.presentation = layer.presentation?.resting(at: detent)
    ownRouter.host.report(.selectedDetent(detent, of: layer.root))
  }

  func setPresentation(_ presentation: Presentation, of layer: Layer<R>, isAnimated: Bool) {
    layer.presentation = presentation
    guard layer.isPresented, !layer.isGone else { return }
    ownChange { setDetents(of: layer, isAnimated: isAnimated) }
  }
}

#if os(tvOS) || os(visionOS)
  extension UIKitHost {
    func setDetents(of layer: Layer<R>, isAnimated: Bool = false) {}
  }

  extension Layer {
    var draggedDetent: Presentation.Detent? { nil }
  }
#else
  extension UIKitHost {
    /// Gives a sheet the heights of its presentation, or UIKit's usual one, and selects the one where it rests.
    func setDetents(of layer: Layer<R>, isAnimated: Bool = false) {
      guard let sheet = layer.sheet, let presentation = layer.presentation else { return }
      // UIKit wants the smallest first.
      let room = rootController.view.bounds.height
      let detents = presentation.detents.sorted { $0.height(in: room) < $1.height(in: room) }
      let set = {
        sheet.detents = detents.isEmpty ? [.large()] : detents.map { $0.inUIKit }
        sheet.selectedDetentIdentifier = presentation.restingDetent?.identifier
      }
      if isAnimated { sheet.animateChanges(set) } else { set() }
    }
  }

  extension Layer {
    fileprivate var sheet: UISheetPresentationController? {
      controller is LayerController ? controller.sheetPresentationController : nil
    }

    /// The height at which UIKit shows the sheet, if that is another of its heights than the one where it is to rest.
    var draggedDetent: Presentation.Detent? {
      guard let presentation, presentation.detents.count > 1, isPresented, !isGone, let sheet else {
        return nil
      }
      // UIKit takes the smallest where it does not know the selected one.
      let selected =
        sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? sheet.detents.first
      let detent = presentation.detents.first { $0.identifier == selected?.identifier }
      return detent == presentation.restingDetent ? nil : detent
    }
  }

  extension Presentation.Detent {
    fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
      switch self {
      case .medium: .medium
      case .large: .large
      default: .init(description)
      }
    }

    @MainActor fileprivate var inUIKit: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      default: .custom(identifier: identifier) { context in height(in: context.maximumDetentValue) }
      }
    }

    /// The height where there is so much room.
    fileprivate func height(in room: CGFloat) -> CGFloat {
      switch self {
      case .medium: room / 2
      case .fraction(let part): room * part
      case .height(let points): min(points, room)
      default: room
      }
    }
  }
#endif
