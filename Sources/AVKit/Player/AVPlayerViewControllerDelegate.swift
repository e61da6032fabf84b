import Foundation
public import UIKit

/// Hears of what a player's controller is about to do.
// apple: https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// It is about to fill the screen.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate/playerviewcontroller(_:willbeginfullscreenpresentationwithanimationcoordinator:)
    @objc(playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// It is about to go back to its place.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate/playerviewcontroller(_:willendfullscreenpresentationwithanimationcoordinator:)
    @objc(playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)

    // Never called, as there is no picture in picture here.
    @objc optional func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    @objc optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    @objc(playerViewController:failedToStartPictureInPictureWithError:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    @objc optional func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    @objc optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    @objc optional func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    @objc(playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
