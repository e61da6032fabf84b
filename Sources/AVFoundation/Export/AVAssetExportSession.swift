public import Foundation
import ObjCRuntime

/// Writes an asset to a file, in another format or shorter.
///
/// Nothing is written here (``AVAsset/isExportable`` is false): each export fails with ``AVError/Code/operationNotSupportedForAsset``, so
/// that the application can say so.
// apple: https://developer.apple.com/documentation/avfoundation/avassetexportsession
@objcMembers open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// What was to be written.
    public let asset: AVAsset
    /// How it was to be written.
    public let presetName: String
    /// Where it would be written. Default: nil.
    open var outputURL: URL?
    /// In which format. Default: nil.
    @nonobjc open var outputFileType: AVFileType?
    /// The part that would be written. Default: all.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// True if what is needed first would stand first in the file. Default: false.
    open var shouldOptimizeForNetworkUse = false
    /// How many bytes it may be; 0 for any number. Default: 0.
    open var fileLengthLimit: Int64 = 0

    /// How far it is.
    open private(set) var status = Status.unknown
    /// Why it has failed; nil before.
    open private(set) var error: (any Error)?
    /// 0: nothing is written.
    open var progress: Float { 0 }

    /// A session that has not begun.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetexportsession/init(asset:presetname:)
    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    /// The names that sessions know.
    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480,
            AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
        ]
    }
    /// Empty: nothing can be written.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Empty: nothing can be written.
    @nonobjc open var supportedFileTypes: [AVFileType] { [] }

    /// Fails. A session begins once: the handler of a second attempt is called with the first one's end.
    /// - Parameter handler: called on the main thread.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetexportsession/exportasynchronously(completionhandler:)
    @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        if status == .unknown { finish(.failed, MediaFailure.noExport()) }
        MediaWork.run({}, then: handler)
    }
    /// Fails; see ``status`` and ``error``.
    @nonobjc open func export() async {
        await withCheckedContinuation { continuation in exportAsynchronously { continuation.resume() } }
    }

    /// Keeps a session that has not begun from beginning.
    open func cancelExport() {
        if status == .unknown { finish(.cancelled, MediaFailure.cancelled()) }
    }

    private func finish(_ status: Status, _ error: NSError) {
        self.status = status
        self.error = MediaFailure.published(error)
    }
}
