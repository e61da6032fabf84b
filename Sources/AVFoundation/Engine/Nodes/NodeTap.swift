/// Gathers the sound of an output until there is enough for a buffer.
final class NodeTap {
    private let format: AVAudioFormat
    /// Samples of the engine for each buffer.
    private let size: Int
    private let block: AVAudioNodeTapBlock
    private var waiting = SoundBlock(silence: 0)
    private var converter = RateConverter()

    init(_ format: AVAudioFormat, size: Int, block: @escaping AVAudioNodeTapBlock) {
        (self.format, self.block) = (format, block)
        let seconds = Double(size) / max(1, format.sampleRate)
        self.size = Int((min(0.4, max(0.1, seconds)) * SoundBlock.rate).rounded())
    }

    /// - Parameter time: that of the first sample.
    /// - Returns: the calls that are due.
    func receive(_ sound: SoundBlock, at time: AVAudioTime) -> [() -> Void] {
        var start = time.sampleTime - AVAudioFramePosition(waiting.count)
        waiting.append(sound)
        var calls: [() -> Void] = []
        while waiting.count >= size {
            var piece = waiting.takeFirst(size)
            if let buffer = buffer(of: &piece) {
                let host = Double(time.hostTime) + Double(start - time.sampleTime) / SoundBlock.rate * 1e9
                let moment = AVAudioTime(
                    hostTime: UInt64(max(0, host)), sampleTime: start, atRate: SoundBlock.rate)
                calls.append { [block] in block(buffer, moment) }
            }
            start += AVAudioFramePosition(size)
        }
        return calls
    }

    private func buffer(of piece: inout SoundBlock) -> AVAudioPCMBuffer? {
        let step = SoundBlock.rate / format.sampleRate
        let count = Int((Double(size) / step).rounded())
        let sound = converter.convert(count, step: step) { piece.takeFirst($0) }
        let channels = Int(format.channelCount)
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(max(1, count))) else { return nil }
        buffer.frameLength = AVAudioFrameCount(sound.count)
        buffer.take(sound.turns(channels: min(2, channels)), sound.count, at: 0)
        return buffer
    }
}
