internal import DeviceNotice
public import Foundation
import ObjCRuntime

/// A file of sound, read or written piece by piece.
///
/// Files are those of libsndfile: WAVE, AIFF, Core Audio's container and FLAC, and for reading Ogg and MP3 as well. Whatever they are, a
/// buffer's samples are of ``processingFormat``.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiofile
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// Where the file is.
    public let url: URL
    /// What is in the file.
    public let fileFormat: AVAudioFormat
    /// What buffers have to be of.
    public let processingFormat: AVAudioFormat
    /// How many samples of each channel there are.
    open private(set) var length: AVAudioFramePosition
    private let file: SoundFile
    private let isWritten: Bool
    private var position: AVAudioFramePosition = 0

    /// Where the next piece is read, or was written to last.
    /// - Precondition: a place in the file; files that are written go on at their end only.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiofile/frameposition
    open var framePosition: AVAudioFramePosition {
        get { position }
        set {
            _require(
                !isWritten && (0...length).contains(newValue) && file.seek(to: newValue),
                "required condition is false: framePosition \(newValue) is not in the file. Set one from 0 to its length.")
            position = newValue
        }
    }

    // MARK: Opening

    /// Opens a file; buffers have numbers with fractions, each channel by itself.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiofile/init(forreading:)
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Opens a file, with buffers of a format.
    /// - Throws: an error with Core Audio's number for a file that is not there, or whose sound cannot be read.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else {
            throw Self.failure(2_003_334_207, "The file \(fileURL.path) does not exist.")
        }
        Self.requireLibrary()
        guard let file = SoundFile(reading: fileURL) else {
            throw Self.failure(1_954_115_647, "The file \(fileURL.path) holds no sound that can be read.")
        }
        let (rate, channels) = (Double(file.info.sampleRate), AVAudioChannelCount(file.info.channels))
        guard let processing = AVAudioFormat(known: format, rate, channels, interleaved) else {
            throw Self.failure(1_718_449_215, "Sound cannot be read as \(format).")
        }
        (url, self.file, processingFormat, length, isWritten) = (fileURL, file, processing, file.info.frames, false)
        fileFormat = AVAudioFormat(known: SoundFileKind.format(of: file.info), rate, channels, true) ?? processing
    }

    /// Makes a file, in place of one that is there. Its name's ending says what it is, settings what its samples are.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiofile/init(forwriting:settings:)
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Makes a file, with buffers of a format.
    /// - Throws: an error with Core Audio's number for settings that make no sense, and for what is not written here, such as AAC.
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        Self.requireLibrary()
        guard let wanted = AVAudioFormat(settings: settings), let kind = SoundFileKind.of(fileURL, settings),
            let processing = AVAudioFormat(known: format, wanted.sampleRate, wanted.channelCount, interleaved),
            let rate = Int32(exactly: wanted.sampleRate.rounded())
        else { throw Self.failure(1_718_449_215, "Sound with these settings cannot be written to \(fileURL.lastPathComponent).") }
        guard let file = SoundFile(writing: fileURL, rate: rate, channels: Int32(wanted.channelCount), format: kind) else {
            throw Self.failure(2_003_334_207, "The file \(fileURL.path) cannot be written.")
        }
        (url, self.file, fileFormat, processingFormat, length, isWritten) = (fileURL, file, wanted, processing, 0, true)
    }

    private static func requireLibrary() {
        guard SoundFileLibrary.shared == nil else { return }
        DeviceNotice.say("Files of sound cannot be read or written piece by piece without the Debian package libsndfile1.")
    }

    private static func failure(_ code: Int, _ reason: String) -> NSError {
        NSError(domain: "com.apple.coreaudio.avfaudio", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    // MARK: Reading and writing

    /// Fills a buffer from the current position on; at the end of the file its length is 0.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiofile/read(into:)
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads so many samples of each channel, or as many as there are.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        requireFormat(of: buffer)
        guard !isWritten else { throw Self.failure(-54, "The file \(url.path) is being written.") }
        buffer.frameLength = 0
        let channels = Int(processingFormat.channelCount)
        var left = Int(min(frames, buffer.frameCapacity))
        var samples = [Float](repeating: 0, count: min(max(left, 1), Self.piece) * channels)
        while left > 0 {
            let count = file.read(min(left, Self.piece), into: &samples)
            guard count > 0 else { break }
            let start = Int(buffer.frameLength)
            buffer.take(samples, count, at: start)
            buffer.frameLength += AVAudioFrameCount(count)
            left -= count
        }
        position += AVAudioFramePosition(buffer.frameLength)
    }

    /// Writes a buffer's sound at the end of the file.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiofile/write(from:)
    open func write(from buffer: AVAudioPCMBuffer) throws {
        requireFormat(of: buffer)
        guard isWritten else { throw Self.failure(-54, "The file \(url.path) is open for reading.") }
        for start in stride(from: 0, to: Int(buffer.frameLength), by: Self.piece) {
            let count = min(Self.piece, Int(buffer.frameLength) - start)
            guard file.write(buffer.samples(count, from: start), count: count) else {
                throw Self.failure(-34, "The file \(url.path) cannot be written any further.")
            }
            length += AVAudioFramePosition(count)
            position = length
        }
    }

    /// How many samples of each channel are handed over at once.
    private static let piece = 8192

    private func requireFormat(of buffer: AVAudioPCMBuffer) {
        _require(
            buffer.format == processingFormat,
            "required condition is false: buffer.format == processingFormat. Make the buffer with the file's processingFormat.")
    }
}
