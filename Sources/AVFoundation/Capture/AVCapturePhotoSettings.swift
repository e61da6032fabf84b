public import Foundation

/// Where settings say how pictures are compressed, an ``AVVideoCodecType``.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// How pictures are compressed.
// apple: https://developer.apple.com/documentation/avfoundation/avvideocodectype
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// How a photograph is to be taken.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject {
    /// How the photograph is stored; nil for the usual way.
    public let format: [String: Any]?
    /// A number that no other settings have.
    public let uniqueID = SettingsNumber.next()
    /// Default: off.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// True if the photograph is to be taken in the highest resolution. Default: false.
    open var isHighResolutionPhotoEnabled = false
    /// Empty: there are no previews.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// How the preview is stored; nil for none. Default: nil.
    open var previewPhotoFormat: [String: Any]?
    /// How the small picture in the file is stored; nil for none. Default: nil.
    open var embeddedThumbnailPhotoFormat: [String: Any]?

    /// - Parameter format: how the photograph is stored; nil for the usual way.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturephotosettings/init(format:)
    public init(format: [String: Any]?) { self.format = format }
    /// The usual settings.
    public override convenience init() { self.init(format: nil) }
}
