import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// The code of apps for sheets and popovers, which tvOS does not have.
#if !os(tvOS)
  private final class Pointing: UIViewController, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .none : .popover }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      popoverPresentationController.sourceView = viewIfLoaded
      popoverPresentationController.sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
      popoverPresentationController.permittedArrowDirections = [.up, .down]
    }
  }

  @MainActor
  final class SheetSignatureRules: XCTestCase {
    func testSheetsAndPopovers() async {
      let controller = UIViewController()
      let height = UISheetPresentationController.Detent.Identifier("third")
      if let sheet = controller.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = height
        XCTAssertEqual(sheet.selectedDetentIdentifier, height)
      }
      let popped = Pointing(nibName: nil, bundle: nil)
      popped.modalPresentationStyle = .popover
      popped.popoverPresentationController?.delegate = popped
      XCTAssertNil(popped.popoverPresentationController?.sourceView)
    }
  }
#endif
