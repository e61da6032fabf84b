import Foundation

/// The functions of libsndfile, which reads what GStreamer's usual parts do not, Core Audio's container (`.caf`) and AIFF, and hands out
/// files piece by piece.
final class SoundFileLibrary: Sendable {
    /// Nil where it is not installed.
    static let shared = SoundFileLibrary()

    /// What a file is: `SF_INFO`.
    struct Info {
        var frames: Int64 = 0
        var sampleRate: Int32 = 0
        var channels: Int32 = 0
        var format: Int32 = 0
        var sections: Int32 = 0
        var isSeekable: Int32 = 0
    }

    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> OpaquePointer?
    typealias Read = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int16>, Int64) -> Int64
    typealias Write = @convention(c) (OpaquePointer, UnsafePointer<Int16>, Int64) -> Int64
    typealias Close = @convention(c) (OpaquePointer) -> Int32

    typealias ReadFrames = @convention(c) (OpaquePointer, UnsafeMutablePointer<Float>, Int64) -> Int64
    typealias WriteFrames = @convention(c) (OpaquePointer, UnsafePointer<Float>, Int64) -> Int64
    typealias Seek = @convention(c) (OpaquePointer, Int64, Int32) -> Int64

    let open: Open
    private let read: Read
    private let write: Write
    let close: Close
    let readFrames: ReadFrames
    let writeFrames: WriteFrames
    let seek: Seek

    private init?() {
        guard let library = SharedLibrary("libsndfile.so.1"), let open = library.function("sf_open", as: Open.self),
            let read = library.function("sf_read_short", as: Read.self), let write = library.function("sf_write_short", as: Write.self),
            let close = library.function("sf_close", as: Close.self),
            let readFrames = library.function("sf_readf_float", as: ReadFrames.self),
            let writeFrames = library.function("sf_writef_float", as: WriteFrames.self),
            let seek = library.function("sf_seek", as: Seek.self)
        else { return nil }
        (self.open, self.read, self.write, self.close) = (open, read, write, close)
        (self.readFrames, self.writeFrames, self.seek) = (readFrames, writeFrames, seek)
    }

    /// A file that says more than some ten minutes is not believed.
    private static let mostSamples: Int64 = 60_000_000
    static let (reading, writing): (Int32, Int32) = (0x10, 0x20)
    private static let waveOf16Bits: Int32 = 0x01_0002

    /// Writes the sound of a file into a new one of a kind that everybody reads.
    /// - Returns: false if there is none in it, or it is too long.
    func writeWave(of source: URL, to target: URL) -> Bool {
        var info = Info()
        guard let input = open(source.path, Self.reading, &info) else { return false }
        defer { _ = close(input) }
        guard info.frames > 0, (1...32).contains(info.channels), info.sampleRate > 0,
            info.frames <= Self.mostSamples / Int64(info.channels)
        else { return false }
        var written = Info(sampleRate: info.sampleRate, channels: info.channels, format: Self.waveOf16Bits)
        guard let output = open(target.path, Self.writing, &written) else { return false }
        defer { _ = close(output) }
        var samples = [Int16](repeating: 0, count: 8192 * Int(info.channels))
        while true {
            let count = read(input, &samples, Int64(samples.count))
            guard count > 0 else { return true }
            guard write(output, samples, count) == count else { return false }
        }
    }
}
