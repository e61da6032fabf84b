import Foundation
public import UIKit

/// Is notified of what a player's controller is about to do.
// apple: https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// It is about to fill the screen.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate/playerviewcontroller(_:willbeginfullscreenpresentationwithanimationcoordinator:)
    @objc(playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// The full-screen presentation is about to end.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate/playerviewcontroller(_:willendfullscreenpresentationwithanimationcoordinator:)
    @objc(playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)

    // Never called, as there is no picture in picture here.
    /// The small window is about to come.
    @objc optional func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The small window has come.
    @objc optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The small window cannot be shown.
    @objc(playerViewController:failedToStartPictureInPictureWithError:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    /// The small window is about to go.
    @objc optional func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The small window has gone.
    @objc optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Returns true if the controller goes when the small window comes.
    @objc optional func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// The app is to show its own interface again; the handler is called with whether it does.
    @objc(playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    optional func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
