import Foundation

/// Looks at what a file holds, which takes from milliseconds to seconds.
struct MediaInspector {
    /// The numbers that streams are asked for, by GStreamer's names.
    enum NumberName: String, CaseIterable {
        case width = "video_info_get_width"
        case height = "video_info_get_height"
        case frameRateNumerator = "video_info_get_framerate_num"
        case frameRateDenominator = "video_info_get_framerate_denom"
        case aspectNumerator = "video_info_get_par_num"
        case aspectDenominator = "video_info_get_par_denom"
        case videoBitRate = "video_info_get_bitrate"
        case isImage = "video_info_is_image"
        case audioBitRate = "audio_info_get_bitrate"
    }

    /// For how long a file may take to show what it is, in nanoseconds: one that never does is refused.
    private static let patience: UInt64 = 5_000_000_000
    /// The same for what comes over a network.
    private static let patienceWithNetworks: UInt64 = 30_000_000_000

    private let library: InspectionLibrary

    /// - Returns: a file that can be played, or why it cannot be.
    static func inspect(_ url: URL) -> Result<MediaFacts, NSError> {
        if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) { return .failure(MediaFailure.missing(url)) }
        guard let library = InspectionLibrary.shared, let media = MediaLibrary.shared else { return .failure(MediaFailure.noLibrary()) }
        guard let inspector = library.new(url.isFileURL ? patience : patienceWithNetworks, nil) else {
            return .failure(MediaFailure.noLibrary())
        }
        defer { media.release(inspector) }
        guard let found = library.discover(inspector, url.absoluteString, nil) else { return .failure(MediaFailure.unreadable(url)) }
        defer { media.release(found) }
        let facts = MediaInspector(library: library).facts(of: found)
        guard facts.tracks.isEmpty else { return .success(facts) }
        switch library.outcome(found) {
        case InspectionLibrary.Outcome.timeout: return .failure(MediaFailure.timeout(url))
        case InspectionLibrary.Outcome.missingDecoder: return .failure(MediaFailure.noDecoder())
        default: return .failure(MediaFailure.unreadable(url))
        }
    }

    private func facts(of found: OpaquePointer) -> MediaFacts {
        var facts = MediaFacts()
        let outcome = library.outcome(found)
        guard outcome == InspectionLibrary.Outcome.complete || outcome == InspectionLibrary.Outcome.missingDecoder else { return facts }
        let nanoseconds = library.duration(found)
        facts.duration = nanoseconds > UInt64(Int64.max) ? 0 : TimeInterval(nanoseconds) / 1e9
        facts.isSeekable = library.isSeekable(found) != 0
        let turn = library.fileTags(found).flatMap(turn)
        facts.tracks = streams(library.videoStreams(found)) { videoTrack($0, turn: turn) }
        facts.tracks += streams(library.audioStreams(found)) { audioTrack($0) }
        facts.tags = library.fileTags(found).map { TagReader(library: library, list: $0).tags } ?? []
        return facts
    }

    /// - Parameter list: of GLib's, whose elements begin with what they hold and the next one. It is released.
    private func streams(_ list: OpaquePointer?, _ make: (OpaquePointer) -> MediaTrackFacts?) -> [MediaTrackFacts] {
        guard let list else { return [] }
        defer { library.releaseStreams(list) }
        var tracks: [MediaTrackFacts] = []
        var next = UnsafeRawPointer(list)
        while true {
            if let stream = next.load(as: OpaquePointer?.self), let track = make(stream) { tracks.append(track) }
            guard let following = next.load(fromByteOffset: MemoryLayout<OpaquePointer>.stride, as: UnsafeRawPointer?.self) else {
                return tracks
            }
            next = following
        }
    }

    private func videoTrack(_ stream: OpaquePointer, turn fileTurn: PictureTurn?) -> MediaTrackFacts? {
        let (width, height) = (Double(number(.width, of: stream)), Double(number(.height, of: stream)))
        // A picture that goes with sound, as the cover of a record, is no video.
        guard number(.isImage, of: stream) == 0, width > 0, height > 0 else { return nil }
        var track = MediaTrackFacts(type: .video, coding: coding(of: stream), bitRate: number(.videoBitRate, of: stream))
        let (wide, high) = (Double(number(.aspectNumerator, of: stream)), Double(number(.aspectDenominator, of: stream)))
        track.size = CGSize(width: wide > 0 && high > 0 ? (width * wide / high).rounded() : width, height: height)
        let frames = Double(number(.frameRateNumerator, of: stream))
        track.frameRate = frames / max(1, Double(number(.frameRateDenominator, of: stream)))
        track.turn = library.tags(stream).flatMap(turn) ?? fileTurn ?? .upright
        return track
    }

    private func audioTrack(_ stream: OpaquePointer) -> MediaTrackFacts? {
        MediaTrackFacts(type: .audio, coding: coding(of: stream), bitRate: number(.audioBitRate, of: stream))
    }

    private func number(_ name: NumberName, of stream: OpaquePointer) -> UInt32 { library.number[name]?(stream) ?? 0 }

    private func coding(of stream: OpaquePointer) -> String {
        guard let caps = library.caps(stream) else { return "" }
        defer { library.releaseCaps(caps) }
        return library.structure(caps, 0).flatMap { library.name($0) }.map { String(cString: $0) } ?? ""
    }

    private func turn(in tags: OpaquePointer) -> PictureTurn? {
        var text: UnsafeMutablePointer<CChar>?
        guard library.tag(tags, "image-orientation", &text) != 0, let text else { return nil }
        defer { free(text) }
        return PictureTurn(rawValue: String(cString: text))
    }
}
