public import Foundation
import ObjCRuntime
public import QuartzCore

/// A layer that shows what a camera sees. There is none here: nothing but the layer's own background is shown (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Whose camera is shown. Default: nil.
    open var session: AVCaptureSession?
    /// Default: ``AVLayerVideoGravity/resizeAspect``.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public override init() { super.init() }
    /// - Parameter session: whose camera is shown.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/init(session:)
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let original = layer as? AVCaptureVideoPreviewLayer else { return }
        session = original.session
        videoGravity = original.videoGravity
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Nil: there is nothing to be connected with.
    open var connection: AVCaptureConnection? { nil }
    /// False.
    open var isPreviewing: Bool { false }
    /// Nil: nothing is seen.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/transformedmetadataobject(for:)
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
