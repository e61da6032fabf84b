public import Foundation
import ObjCRuntime

/// Samples in memory, without compression. Silence at first.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer
open class AVAudioPCMBuffer: AVAudioBuffer, NSCopying, @unchecked Sendable {
    /// How many samples of each channel there is room for.
    public final let frameCapacity: AVAudioFrameCount
    /// How many of them are the sound. Default: 0.
    /// - Precondition: not more than there is room for.
    open var frameLength: AVAudioFrameCount = 0 {
        willSet {
            _require(
                newValue <= frameCapacity,
                "required condition is false: frameLength <= frameCapacity. Make a buffer with room for \(newValue) frames.")
        }
    }
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    /// In bytes.
    private let size: Int

    /// Memory for so many samples of each channel.
    /// - Returns: nil for a compressed format, and for more than there is memory for.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer/init(pcmformat:framecapacity:)
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let sample = format.commonFormat.sampleSize
        let (count, isTooMuch) = Int(frameCapacity).multipliedReportingOverflow(by: sample * Int(format.channelCount))
        guard sample > 0, !isTooMuch, let memory = calloc(max(count, 1), 1) else { return nil }
        (self.frameCapacity, self.memory, size) = (frameCapacity, memory, count)
        channels = .allocate(capacity: Int(format.channelCount))
        for channel in 0..<Int(format.channelCount) {
            let distance = format.isInterleaved ? sample : sample * Int(frameCapacity)
            (channels + channel).initialize(to: memory + channel * distance)
        }
        super.init(format)
    }

    deinit {
        channels.deallocate()
        free(memory)
    }

    // MARK: The samples

    /// How far one sample of a channel is from the next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The samples of each channel; nil for others than numbers with fractions of 32 bits.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer/floatchanneldata
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? pointers() : nil
    }
    /// The samples of each channel; nil for others than whole numbers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        format.commonFormat == .pcmFormatInt16 ? pointers() : nil
    }
    /// The samples of each channel; nil for others than whole numbers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        format.commonFormat == .pcmFormatInt32 ? pointers() : nil
    }

    private func pointers<Sample>() -> UnsafePointer<UnsafeMutablePointer<Sample>> {
        UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// Takes samples from -1 to 1, those of the channels in turns.
    final func take(_ samples: [Float], _ count: Int, at start: Int) {
        switch format.commonFormat {
        case .pcmFormatFloat32: take(samples, count, start) { $0 }
        case .pcmFormatFloat64: take(samples, count, start) { Double($0) }
        case .pcmFormatInt16: take(samples, count, start) { Int16(clamping: Int((Self.limited($0) * 32768).rounded())) }
        case .pcmFormatInt32: take(samples, count, start) { Int32(clamping: Int((Self.limited($0) * 2_147_483_648).rounded())) }
        case .otherFormat: break
        }
    }

    /// Files may hold what is louder than loud, and what is no number.
    private static func limited(_ value: Float) -> Double { value.isNaN ? 0 : Double(max(-1, min(1, value))) }

    private func take<Sample>(_ samples: [Float], _ count: Int, _ start: Int, _ convert: (Float) -> Sample) {
        let (all, step) = (Int(format.channelCount), stride)
        for channel in 0..<all {
            let place = channels[channel].assumingMemoryBound(to: Sample.self) + start * step
            for frame in 0..<count { place[frame * step] = convert(samples[frame * all + channel]) }
        }
    }

    /// The samples from -1 to 1, those of the channels in turns.
    final func samples(_ count: Int, from start: Int) -> [Float] {
        switch format.commonFormat {
        case .pcmFormatFloat32: samples(count, start) { (sample: Float) in sample }
        case .pcmFormatFloat64: samples(count, start) { (sample: Double) in Float(sample) }
        case .pcmFormatInt16: samples(count, start) { (sample: Int16) in Float(sample) / 32768 }
        case .pcmFormatInt32: samples(count, start) { (sample: Int32) in Float(Double(sample) / 2_147_483_648) }
        case .otherFormat: []
        }
    }

    private func samples<Sample>(_ count: Int, _ start: Int, _ convert: (Sample) -> Float) -> [Float] {
        let (all, step) = (Int(format.channelCount), stride)
        var samples = [Float](repeating: 0, count: count * all)
        for channel in 0..<all {
            let place = channels[channel].assumingMemoryBound(to: Sample.self) + start * step
            for frame in 0..<count { samples[frame * all + channel] = convert(place[frame * step]) }
        }
        return samples
    }

    /// The same samples in memory of their own.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity) else {
            _requireFailure("There is no memory for a copy of \(frameCapacity) frames. Use shorter buffers.")
        }
        memcpy(copy.memory, memory, size)
        copy.frameLength = frameLength
        return copy
    }
}
