import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Is told how printing goes on.
// apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller in front of which the options are shown.
    @objc optional func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// The options are about to be shown.
    @objc optional func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The options are shown.
    @objc optional func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The options are about to go.
    @objc optional func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The options are gone.
    @objc optional func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The job begins.
    @objc optional func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// The job is over.
    @objc optional func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}
