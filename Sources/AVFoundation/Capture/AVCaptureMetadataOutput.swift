public import Dispatch
public import Foundation
import ObjCRuntime

/// Is notified of what is seen. Never here.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate
@objc public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something was seen.
    @objc optional func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

/// Looks for codes and faces in pictures. There are no pictures here (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// Who is notified, on a queue. Not kept alive. Default: nil.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Where the delegate would be notified. Default: nil.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Sets who is notified, and where.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput/setmetadataobjectsdelegate(_:queue:)
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }

    /// Empty: there are no pictures to look in.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// What is looked for. Default: empty.
    /// - Precondition: all of them are available, and so there are none.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput/metadataobjecttypes
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
        get { [] }
        set {
            _require(
                newValue?.isEmpty ?? true,
                "*** -[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use -availableMetadataObjectTypes. "
                    + "None is available: there is no camera.")
        }
    }
    /// The part of pictures that is looked at, in parts of their width and height. Default: all of it.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
