import AVFoundation
import Testing

final class AVAudioFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }

    private static func settings(bits: Int, isFloat: Bool = false, channels: Int = 2) -> [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 22_050, AVNumberOfChannelsKey: channels, AVLinearPCMBitDepthKey: bits,
            AVLinearPCMIsFloatKey: isFloat,
        ]
    }

    /// Rising on the left, falling on the right.
    private func ramp(_ format: AVAudioFormat, _ count: Int) throws -> AVAudioPCMBuffer {
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
        let channels = try #require(buffer.floatChannelData)
        for frame in 0..<count {
            channels[0][frame * buffer.stride] = Float(frame) / Float(count)
            channels[1][frame * buffer.stride] = -Float(frame) / Float(count)
        }
        buffer.frameLength = AVAudioFrameCount(count)
        return buffer
    }

    @Test("MO-139: what is written to a file is read from it, piece by piece", arguments: ["wav", "aiff", "caf", "flac"], [16, 24])
    func roundTrip(ending: String, bits: Int) throws {
        let url = place("sound.\(ending)")
        do {
            let file = try AVAudioFile(forWriting: url, settings: Self.settings(bits: bits))
            #expect(file.length == 0 && file.processingFormat.isStandard)
            try file.write(from: try ramp(file.processingFormat, 10_000))
            try file.write(from: try ramp(file.processingFormat, 10_000))
            #expect(file.length == 20_000 && file.framePosition == 20_000)
        }
        let file = try AVAudioFile(forReading: url)
        #expect(file.length == 20_000 && file.framePosition == 0)
        #expect(file.processingFormat == AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
        if bits == 16 { #expect(file.fileFormat.commonFormat == .pcmFormatInt16) }
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 15_000))
        try file.read(into: buffer)
        #expect(buffer.frameLength == 15_000 && file.framePosition == 15_000)
        let channels = try #require(buffer.floatChannelData)
        for frame in [0, 5000, 9999, 10_000, 14_999] {
            let value = Float(frame % 10_000) / 10_000
            #expect(abs(channels[0][frame] - value) < 0.0001 && abs(channels[1][frame] + value) < 0.0001, "\(frame)")
        }
        try file.read(into: buffer)
        #expect(buffer.frameLength == 5000)
        try file.read(into: buffer)
        #expect(buffer.frameLength == 0)
        file.framePosition = 19_990
        try file.read(into: buffer, frameCount: 4)
        #expect(buffer.frameLength == 4 && abs(channels[0][0] - 0.999) < 0.0001)
    }

    @Test("MO-139: buffers have the format that was asked for, whatever the file's is")
    func formats() throws {
        let url = place("sound.wav")
        do {
            let file = try AVAudioFile(
                forWriting: url, settings: Self.settings(bits: 32, isFloat: true), commonFormat: .pcmFormatFloat32, interleaved: true)
            let buffer = try ramp(file.processingFormat, 100)
            for (frame, value) in [Float.nan, .infinity, -100].enumerated() { buffer.floatChannelData?[0][frame * 2] = value }
            try file.write(from: buffer)
        }
        let file = try AVAudioFile(forReading: url, commonFormat: .pcmFormatInt16, interleaved: true)
        #expect(file.fileFormat.commonFormat == .pcmFormatFloat32)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 100))
        try file.read(into: buffer)
        #expect(buffer.int16ChannelData?[0][50 * 2] == 16_384 && buffer.int16ChannelData?[1][50 * 2] == -16_384)
        // What is no sound becomes none, and what is too loud as loud as can be.
        #expect((0..<3).map { buffer.int16ChannelData?[0][$0 * 2] } == [0, .max, .min])
    }

    @Test("MO-139: what is not there, holds no sound, is cut off, or cannot be written, is an error or as long as it is")
    func badFiles() throws {
        #expect(throws: NSError.self) { try AVAudioFile(forReading: self.place("none.wav")) }
        let text = place("text.wav")
        try Data("RIFFno sound".utf8).write(to: text)
        let error = #expect(throws: NSError.self) { try AVAudioFile(forReading: text) }
        #expect(error.map { "\($0.domain) \($0.code)" } == "com.apple.coreaudio.avfaudio 1954115647")
        let whole = place("whole.wav")
        do {
            let file = try AVAudioFile(forWriting: whole, settings: Self.settings(bits: 16))
            try file.write(from: try ramp(file.processingFormat, 1000))
        }
        let cut = place("cut.wav")
        try Data(contentsOf: whole).prefix(1044).write(to: cut)
        let file = try AVAudioFile(forReading: cut)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 2000))
        try file.read(into: buffer)
        #expect(buffer.frameLength == 250)
        #expect(throws: NSError.self) { try file.write(from: buffer) }
        let aac: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2]
        #expect(throws: NSError.self) { try AVAudioFile(forWriting: self.place("sound.m4a"), settings: aac) }
        #expect(throws: NSError.self) { try AVAudioFile(forWriting: self.place("sound.wav"), settings: [:]) }
        #expect(throws: NSError.self) { try AVAudioFile(forWriting: self.place("none/such.wav"), settings: Self.settings(bits: 16)) }
        let written = try AVAudioFile(forWriting: place("new.wav"), settings: Self.settings(bits: 16))
        let room = try #require(AVAudioPCMBuffer(pcmFormat: written.processingFormat, frameCapacity: 1))
        #expect(throws: NSError.self) { try written.read(into: room) }
    }

    @Test("A place that is not in the file stops the program")
    func otherPlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
            defer { try? FileManager.default.removeItem(at: url) }
            let settings: [String: Any] = [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1]
            try AVAudioFile(forWriting: url, settings: settings).framePosition = 5
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("framePosition 5 is not in the file"))
    }

    @Test("A buffer of another format stops the program")
    func otherFormat() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
            defer { try? FileManager.default.removeItem(at: url) }
            let settings: [String: Any] = [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1]
            let file = try AVAudioFile(forWriting: url, settings: settings)
            let other = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)
            if let buffer = other.flatMap({ AVAudioPCMBuffer(pcmFormat: $0, frameCapacity: 1) }) { try file.write(from: buffer) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("buffer.format == processingFormat"))
    }
}
