public import Foundation

/// Is notified of the state of picture in picture. Here only of its failure.
// apple: https://developer.apple.com/documentation/avkit/avpictureinpicturecontrollerdelegate
@preconcurrency @MainActor @objc public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// The small window cannot be shown: called at once by ``AVPictureInPictureController/startPictureInPicture()``.
    @objc(pictureInPictureController:failedToStartPictureInPictureWithError:)
    optional func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    /// The small window is about to come. Never called here.
    @objc optional func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The small window has come. Never called here.
    @objc optional func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The small window is about to go. Never called here.
    @objc optional func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The small window has gone. Never called here.
    @objc optional func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The app is to show its own interface again. Never called here.
    @objc(pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    optional func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
