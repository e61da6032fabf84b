import Foundation

/// A file of sound that libsndfile has open. Samples are handed over as numbers with fractions, those of the channels in turns.
final class SoundFile {
    private let library: SoundFileLibrary
    private let file: OpaquePointer
    let info: SoundFileLibrary.Info

    /// Opens a file to read it; nil where there is none, or no sound in it.
    init?(reading url: URL) {
        var info = SoundFileLibrary.Info()
        guard let library = SoundFileLibrary.shared, let file = library.open(url.path, SoundFileLibrary.reading, &info) else { return nil }
        (self.library, self.file, self.info) = (library, file, info)
        guard info.frames >= 0, (1...32).contains(info.channels), info.sampleRate > 0 else { return nil }
    }

    /// Makes a file, in place of one that is there; nil where it cannot be made.
    init?(writing url: URL, rate: Int32, channels: Int32, format: Int32) {
        var info = SoundFileLibrary.Info(sampleRate: rate, channels: channels, format: format)
        guard let library = SoundFileLibrary.shared, let file = library.open(url.path, SoundFileLibrary.writing, &info) else { return nil }
        (self.library, self.file, self.info) = (library, file, info)
    }

    deinit { _ = library.close(file) }

    /// - Returns: how many samples of each channel there were.
    func read(_ count: Int, into samples: inout [Float]) -> Int { Int(max(library.readFrames(file, &samples, Int64(count)), 0)) }

    /// - Returns: false if they were not written, such as on a full disk.
    func write(_ samples: [Float], count: Int) -> Bool { library.writeFrames(file, samples, Int64(count)) == Int64(count) }

    /// Goes on from there.
    func seek(to frame: Int64) -> Bool { library.seek(file, frame, 0) == frame }
}
