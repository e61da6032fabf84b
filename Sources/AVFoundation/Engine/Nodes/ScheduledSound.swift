import Foundation

/// A buffer or a part of a file that waits in a player, or is being played.
final class ScheduledSound {
    enum Source {
        case buffer(AVAudioPCMBuffer)
        /// A file of its own, so that reading elsewhere does not move it.
        case file(AVAudioFile)
    }

    private let source: Source
    /// The first sample and the number of samples, at the source's own rate.
    private let start: AVAudioFramePosition
    private let count: AVAudioFramePosition
    let options: AVAudioPlayerNode.BufferOptions
    /// When it begins; nil: behind what comes before it.
    let time: AVAudioTime?
    private let whenDone: (() -> Void)?
    private var place: AVAudioFramePosition = 0
    private var isSpent = false
    private var converter = RateConverter()
    private let rate: Double

    init(
        _ source: Source, start: AVAudioFramePosition = 0, count: AVAudioFramePosition, options: AVAudioPlayerNode.BufferOptions = [],
        at time: AVAudioTime?, whenDone: (() -> Void)?
    ) {
        (self.source, self.start, self.count) = (source, start, count)
        (self.options, self.time, self.whenDone) = (options, time, whenDone)
        switch source {
        case .buffer(let buffer): rate = buffer.format.sampleRate
        case .file(let file):
            rate = file.processingFormat.sampleRate
            file.framePosition = min(max(0, start), file.length)
        }
    }

    var loops: Bool { options.contains(.loops) }
    /// True if it is at its beginning, or at the end of a round.
    var isBetweenRounds: Bool { place == 0 || place >= count }

    /// The handler, the first time that it is asked for.
    func takeHandler() -> (() -> Void)? {
        guard !isSpent else { return nil }
        isSpent = true
        return whenDone
    }

    /// The next samples at the engine's rate; fewer at the end.
    /// - Parameter mayLoop: false if it ends with this round.
    func read(_ number: Int, mayLoop: Bool) -> SoundBlock {
        converter.convert(number, step: rate / SoundBlock.rate) { [self] in readSource($0, mayLoop: mayLoop) }
    }

    private func readSource(_ number: Int, mayLoop: Bool) -> SoundBlock {
        var block = SoundBlock(silence: 0)
        while block.count < number {
            if place >= count {
                guard loops, mayLoop, count > 0 else { break }
                place = 0
            }
            let piece = piece(min(number - block.count, Int(count - place)))
            guard piece.count > 0 else {
                place = count
                break
            }
            place += AVAudioFramePosition(piece.count)
            block.append(piece)
        }
        return block
    }

    private func piece(_ number: Int) -> SoundBlock {
        switch source {
        case .buffer(let buffer):
            return SoundBlock(turns: buffer.samples(number, from: Int(start + place)), channels: Int(buffer.format.channelCount))
        case .file(let file):
            guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(number)),
                (try? file.read(into: buffer)) != nil
            else { return SoundBlock(silence: 0) }
            let channels = Int(buffer.format.channelCount)
            return SoundBlock(turns: buffer.samples(Int(buffer.frameLength), from: 0), channels: channels)
        }
    }
}
