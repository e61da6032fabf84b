import Foundation

/// A chain of GStreamer's elements between a file and its sound or video output.
final class MediaPipeline: @unchecked Sendable {
    /// For how long a file may take to show what it is, in nanoseconds: one that never does is refused.
    private static let patience: UInt64 = 5_000_000_000

    private let library: MediaLibrary
    private let pipeline: OpaquePointer

    /// - Parameters:
    ///   - elements: as `gst-launch-1.0` takes them; the one named `file` reads the file.
    /// - Returns: nil where an element is missing.
    init?(_ elements: String, url: URL) {
        guard let library = MediaLibrary.shared, let pipeline = library.launch(elements, nil) else { return nil }
        (self.library, self.pipeline) = (library, pipeline)
        set("uri", of: "file", to: url.absoluteString)
    }

    deinit {
        close()
        library.release(pipeline)
    }

    /// How long a file's sound is, in seconds; nil for one that has none, cannot be read, or takes too long to be.
    static func duration(ofSoundIn file: URL) -> TimeInterval? {
        let silent = MediaPipeline(
            "uridecodebin name=file expose-all-streams=false caps=audio/x-raw ! audioconvert ! fakesink", url: file.absoluteURL)
        return silent?.prepare() == true ? silent?.duration : nil
    }

    /// Plays a file's sound on the loudspeaker, from its beginning when started; nil where there is none.
    /// - Parameters:
    ///   - keepsPitch: whether voices stay as high as they are at another speed.
    ///   - pans: whether the sound can be moved to a side, which leaves it two channels at most.
    static func sound(of file: URL, keepsPitch: Bool = false, pans: Bool = false) -> MediaPipeline? {
        let elements =
            "uridecodebin name=file expose-all-streams=false caps=audio/x-raw ! audioconvert ! \(keepsPitch ? "scaletempo ! audioconvert ! " : "")"
            + "audioresample ! \(pans ? "audiopanorama name=panorama ! " : "")volume name=volume ! autoaudiosink"
        let pipeline = MediaPipeline(elements, url: file.absoluteURL)
        return pipeline?.prepare() == true ? pipeline : nil
    }

    /// Reads as much as it takes to begin. False for a file that cannot be read.
    func prepare() -> Bool {
        _ = library.setState(pipeline, MediaLibrary.Element.paused)
        return library.getState(pipeline, nil, nil, Self.patience) == MediaLibrary.Element.success
    }

    /// In seconds; nil where it is not known.
    var duration: TimeInterval? {
        var nanoseconds: Int64 = 0
        guard library.queryDuration(pipeline, MediaLibrary.Element.formatOfTime, &nanoseconds) != 0, nanoseconds > 0 else { return nil }
        return TimeInterval(nanoseconds) / 1e9
    }

    func play() { _ = library.setState(pipeline, MediaLibrary.Element.playing) }
    func pause() { _ = library.setState(pipeline, MediaLibrary.Element.paused) }
    func close() { _ = library.setState(pipeline, MediaLibrary.Element.null) }
    func setVolume(_ volume: Float) { set("volume", of: "volume", to: "\(volume)") }
    func setPan(_ pan: Float) { set("panorama", of: "panorama", to: "\(min(1, max(-1, pan)))") }

    /// Continues from a position, at a rate.
    func seek(to seconds: TimeInterval, rate: Float) {
        typealias Element = MediaLibrary.Element
        let nanoseconds = Int64(min(max(0, seconds), 1e9) * 1e9)
        _ = library.seek(
            pipeline, Double(rate), Element.formatOfTime, Element.flushExactly, Element.fromThere, nanoseconds, Element.noEnd, -1)
    }

    // MARK: Parts

    /// To be given back by ``release(_:)``.
    func element(named name: String) -> OpaquePointer? { library.element(pipeline, name) }
    /// The bus of the elements' messages; to be given back by ``release(_:)``.
    func bus(by library: FrameLibrary) -> OpaquePointer? { library.bus(pipeline) }
    func release(_ part: OpaquePointer) { library.release(part) }

    private func set(_ property: String, of name: String, to value: String) {
        guard let element = library.element(pipeline, name) else { return }
        library.setArgument(element, property, value)
        library.release(element)
    }
}
