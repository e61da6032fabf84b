import Foundation

/// The facts of a file once it has been looked at.
struct MediaFacts: Sendable {
    /// In seconds; 0 where it is not known.
    var duration: TimeInterval = 0
    var isSeekable = true
    var tracks: [MediaTrackFacts] = []
    var tags: [MediaTag] = []

    var hasVideo: Bool { tracks.contains { $0.type == .video } }
    var hasSound: Bool { tracks.contains { $0.type == .audio } }
    /// The first picture's size as it is seen.
    var presentationSize: CGSize { tracks.first { $0.type == .video }?.presentationSize ?? .zero }
}

/// The facts of one of its streams.
struct MediaTrackFacts: Sendable {
    var type: AVMediaType
    /// GStreamer's name of its coding, such as `video/x-h264`.
    var coding = ""
    /// In bits of a second; 0 where the file does not say.
    var bitRate: UInt32 = 0
    /// In pixels that are as high as wide, as the picture is kept in the file.
    var size = CGSize.zero
    /// Frames in a second.
    var frameRate = 0.0
    var turn = PictureTurn.upright

    var presentationSize: CGSize { turn.isSideways ? CGSize(width: size.height, height: size.width) : size }
}
