import Foundation

/// A chain of GStreamer's elements between a file and somebody who hears it.
final class MediaPipeline: @unchecked Sendable {
    /// For how long a file may take to show what it is, in nanoseconds: one that never does is refused.
    private static let patience: UInt64 = 5_000_000_000

    private let library: MediaLibrary
    private let pipeline: OpaquePointer

    /// - Parameters:
    ///   - elements: as `gst-launch-1.0` takes them; the one named `file` reads the file.
    /// - Returns: nil where an element is missing.
    private init?(_ elements: String, file: URL, library: MediaLibrary) {
        guard let pipeline = library.launch(elements, nil) else { return nil }
        (self.library, self.pipeline) = (library, pipeline)
        set("location", of: "file", to: file.path)
    }

    deinit {
        _ = library.setState(pipeline, MediaLibrary.Element.null)
        library.release(pipeline)
    }

    /// How long a file's sound is, in seconds; nil for one that has none, cannot be read, or takes too long to be.
    static func duration(ofSoundIn file: URL) -> TimeInterval? {
        guard let library = MediaLibrary.shared,
            let silent = MediaPipeline("filesrc name=file ! decodebin ! audioconvert ! fakesink", file: file, library: library)
        else { return nil }
        return silent.prepare()
    }

    /// Plays a file's sound on the loudspeaker, from its beginning when it is told to; nil where there is none.
    static func sound(of file: URL) -> MediaPipeline? {
        guard let library = MediaLibrary.shared else { return nil }
        let elements = "filesrc name=file ! decodebin ! audioconvert ! audioresample ! volume name=volume ! autoaudiosink"
        let pipeline = MediaPipeline(elements, file: file, library: library)
        return pipeline?.prepare() == nil ? nil : pipeline
    }

    private func prepare() -> TimeInterval? {
        _ = library.setState(pipeline, MediaLibrary.Element.paused)
        guard library.getState(pipeline, nil, nil, Self.patience) == MediaLibrary.Element.success else { return nil }
        var nanoseconds: Int64 = 0
        guard library.queryDuration(pipeline, MediaLibrary.Element.formatOfTime, &nanoseconds) != 0, nanoseconds > 0 else { return nil }
        return TimeInterval(nanoseconds) / 1e9
    }

    func play() { _ = library.setState(pipeline, MediaLibrary.Element.playing) }
    func pause() { _ = library.setState(pipeline, MediaLibrary.Element.paused) }
    func setVolume(_ volume: Float) { set("volume", of: "volume", to: "\(volume)") }

    /// Goes on from a place, at a speed.
    func seek(to seconds: TimeInterval, rate: Float) {
        typealias Element = MediaLibrary.Element
        _ = library.seek(
            pipeline, Double(rate), Element.formatOfTime, Element.flushExactly, Element.fromThere, Int64(seconds * 1e9), Element.noEnd, -1)
    }

    private func set(_ property: String, of name: String, to value: String) {
        guard let element = library.element(pipeline, name) else { return }
        library.setArgument(element, property, value)
        library.release(element)
    }
}
