import AVFoundation
import Testing

struct AVAudioPCMBufferTests {
    @Test("A format says what samples are, by its parts and by settings; one that makes no sense is none")
    func formats() {
        let standard = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)
        #expect(standard?.commonFormat == .pcmFormatFloat32 && standard?.isInterleaved == false && standard?.isStandard == true)
        #expect(standard?.sampleRate == 44_100 && standard?.channelCount == 2)
        #expect(standard.flatMap { AVAudioFormat(settings: $0.settings) } == standard)
        #expect(standard != AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
        let whole = AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 1, interleaved: true)
        #expect(whole?.isStandard == false && whole?.settings[AVLinearPCMBitDepthKey] as? Int == 16)
        let compressed = AVAudioFormat(settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2])
        #expect(compressed?.commonFormat == .otherFormat)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
        #expect(AVAudioFormat(standardFormatWithSampleRate: .nan, channels: 1) == nil)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 6) == nil)
        #expect(AVAudioFormat(commonFormat: .otherFormat, sampleRate: 44_100, channels: 1, interleaved: true) == nil)
        for settings: [String: Any] in [[:], [AVSampleRateKey: "fast"], [AVFormatIDKey: 1, AVSampleRateKey: -1, AVNumberOfChannelsKey: 1]] {
            #expect(AVAudioFormat(settings: settings) == nil)
        }
    }

    @Test("A buffer has room for samples of each channel, which lie by themselves or take turns")
    func samples() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
        #expect(buffer.frameLength == 0 && buffer.frameCapacity == 10 && buffer.stride == 1)
        let channels = try #require(buffer.floatChannelData)
        #expect(channels[1] - channels[0] == 10 && channels[0][9] == 0)
        #expect(buffer.int16ChannelData == nil && buffer.int32ChannelData == nil)
        buffer.frameLength = 10
        channels[1][3] = 0.5
        let copy = try #require(buffer.copy() as? AVAudioPCMBuffer)
        channels[1][3] = 0
        #expect(copy.floatChannelData?[1][3] == 0.5 && copy.frameLength == 10)
        let turns = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let other = try #require(AVAudioPCMBuffer(pcmFormat: turns, frameCapacity: 4))
        let numbers = try #require(other.int16ChannelData)
        #expect(other.stride == 2 && numbers[1] - numbers[0] == 1 && other.floatChannelData == nil)
        let aac = try #require(
            AVAudioFormat(settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2]))
        #expect(AVAudioPCMBuffer(pcmFormat: aac, frameCapacity: 4) == nil)
    }

    @Test("A length beyond the room stops the program")
    func tooLong() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)
            format.flatMap { AVAudioPCMBuffer(pcmFormat: $0, frameCapacity: 10) }?.frameLength = 11
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("frameLength <= frameCapacity"))
    }
}
