public import Foundation
import ObjCRuntime

/// A number of one of a node's inputs or outputs.
public typealias AVAudioNodeBus = Int
/// Is handed the sound of a node's output, and the time of its first sample. Called on a thread of the engine.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine: it makes sound, changes it, or takes it.
// apple: https://developer.apple.com/documentation/avfaudio/avaudionode
open class AVAudioNode: NSObject, @unchecked Sendable {
    private weak var owner: AVAudioEngine?
    private var taps: [AVAudioNodeBus: NodeTap] = [:]
    private var rendered: (cycle: Int, block: SoundBlock)?
    private var renderTime: AVAudioTime?

    override init() {}

    /// The engine that it is attached to; nil if it is to none.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/engine
    public final var engine: AVAudioEngine? { SoundGraph.lock.withLock { owner } }
    /// How many inputs it has.
    open var numberOfInputs: Int { 1 }
    /// How many outputs it has.
    open var numberOfOutputs: Int { 1 }
    /// How long sound takes through it, in seconds: 0.
    public final var latency: TimeInterval { 0 }
    /// How long it goes on sounding at most, in seconds: 0.
    public final var outputPresentationLatency: TimeInterval { 0 }

    /// When it was rendered last; nil if its engine does not run.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/lastrendertime
    public final var lastRenderTime: AVAudioTime? { SoundGraph.lock.withLock { owner?.isRunning == true ? renderTime : nil } }

    /// What comes in; that of the connection, if there is one.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/inputformat(forbus:)
    public final func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        SoundGraph.lock.withLock { owner?.formatOfInput(bus, of: self) ?? AVAudioEngine.standardFormat }
    }

    /// What goes out; that of the connection, if there is one.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/outputformat(forbus:)
    public final func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        SoundGraph.lock.withLock { owner?.formatOfOutput(bus, of: self) ?? AVAudioEngine.standardFormat }
    }

    /// What an input is called; nil.
    public final func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    /// What an output is called; nil.
    public final func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

    /// Forgets the sound that is still in it.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/reset()
    public final func reset() { SoundGraph.lock.withLock { forgetSound() } }

    // MARK: Listening

    /// Has a block handed the sound of an output, at most one for each.
    /// - Parameters:
    ///   - bufferSize: samples for each call; kept between a tenth and four tenths of a second.
    ///   - format: what buffers are of. Default: that of the output.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/installtap(onbus:buffersize:format:block:)
    public final func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        let wanted = format ?? outputFormat(forBus: bus)
        SoundGraph.lock.withLock {
            _require(
                taps[bus] == nil,
                "required condition is false: nullptr == Tap(). Remove the tap of bus \(bus) before you install another one.")
            taps[bus] = NodeTap(wanted, size: Int(bufferSize), block: tapBlock)
        }
    }

    /// Ends that.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudionode/removetap(onbus:)
    public final func removeTap(onBus bus: AVAudioNodeBus) { SoundGraph.lock.withLock { taps[bus] = nil } }

    // MARK: Rendering

    func setOwner(_ engine: AVAudioEngine?) {
        owner = engine
        rendered = nil
        renderTime = nil
        ownerDidChange()
    }

    /// Called when it has been attached or detached.
    func ownerDidChange() {}

    /// The next samples of its output. Asked again in the same cycle it answers the same.
    final func output(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock {
        if let rendered, rendered.cycle == cycle.number, rendered.block.count == count { return rendered.block }
        let time = AVAudioTime(hostTime: cycle.host, sampleTime: cycle.time, atRate: SoundBlock.rate)
        renderTime = time
        let block = render(count, cycle)
        rendered = (cycle.number, block)
        for tap in taps.values {
            for call in tap.receive(block, at: time) { owner?.callLater(call) }
        }
        return block
    }

    /// To be overridden: the next samples, exactly as many.
    func render(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock { input(count, cycle) }

    /// To be overridden: what is still in it goes.
    func forgetSound() {}

    /// What comes in at all inputs together.
    final func input(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock {
        var sum = SoundBlock(silence: count)
        for source in owner?.sources(of: self) ?? [] { sum.add(source.output(count, cycle)) }
        return sum
    }
}
