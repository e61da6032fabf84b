/// What is small enough to be sent by a slow network.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// What is small enough to be sent by a fast network.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The best that a device can make.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Pictures of at most 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// Pictures of at most 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Pictures of at most 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Sound only, as `.m4a`.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// All as it is, without being encoded anew.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

extension AVAssetExportSession {
    /// How far an export is.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetexportsession/status-swift.enum
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown = 0
        case waiting
        case exporting
        case completed
        case failed
        case cancelled
    }
}

/// Its name before it belonged to the session.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
