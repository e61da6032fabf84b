public import Foundation
import ObjCRuntime

/// Says whether exact times are worth a longer look at the file; they always are here.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// Says whether it may come by a mobile network. There is none here.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// An asset at an address: of a file, or one of a network, as far as GStreamer has a plug-in for it.
// apple: https://developer.apple.com/documentation/avfoundation/avurlasset
@objcMembers open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// - Parameter options: by the names above; of no influence.
    // apple: https://developer.apple.com/documentation/avfoundation/avurlasset/init(url:options:)
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(source: AssetLoad(URL.absoluteURL))
    }

    /// Where it is, as an absolute address.
    public let url: URL
}
