public import AVFoundation
public import Foundation
import UIKit

/// Would show a video in a small window over other applications. There is no such window here, and it says so.
// apple: https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller
@preconcurrency @MainActor @objcMembers open class AVPictureInPictureController: NSObject {
    /// False: an app that asks offers no button for it.
    // apple: https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller/ispictureinpicturesupported()
    open class func isPictureInPictureSupported() -> Bool { false }

    /// A controller for what a layer shows; never nil here.
    // apple: https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller/init(playerlayer:)
    public init?(playerLayer: AVPlayerLayer) {
        self.playerLayer = playerLayer
        super.init()
    }

    /// The layer whose video is meant.
    public let playerLayer: AVPlayerLayer
    /// Is notified of starting and stopping. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// False, as those below.
    open var isPictureInPicturePossible: Bool { false }
    /// False.
    open var isPictureInPictureActive: Bool { false }
    /// False.
    open var isPictureInPictureSuspended: Bool { false }
    /// Makes no difference. Default: false.
    // status: stored-only
    open var requiresLinearPlayback = false
    /// Makes no difference. Default: false.
    // status: stored-only
    open var canStartPictureInPictureAutomaticallyFromInline = false

    /// Picture in picture is not available; the delegate receives an error.
    // apple: https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller/startpictureinpicture()
    open func startPictureInPicture() {
        let error = NSError(
            domain: "AVKitErrorDomain", code: -1001, userInfo: [NSLocalizedDescriptionKey: "Picture in Picture is not supported."])
        delegate?.pictureInPictureController?(self, failedToStartPictureInPictureWithError: error)
    }
    /// Does nothing.
    open func stopPictureInPicture() {}
}
