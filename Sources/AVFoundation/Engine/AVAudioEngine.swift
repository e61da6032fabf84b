public import Foundation
import ObjCRuntime

/// Nodes that make, change and take sound, and how they are connected.
///
/// Its time is the clock's: with virtual time, and where there is no loudspeaker, all is rendered and nothing is heard. Sound between nodes
/// has two channels of 44,100 samples a second; mixers, players and taps convert other rates.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioengine
open class AVAudioEngine: NSObject, @unchecked Sendable {
    var nodes: [AVAudioNode] = []
    var connections: [NodeConnection] = []
    private var mixer: AVAudioMixerNode?
    private var output: AVAudioOutputNode?
    private var input: AVAudioInputNode?
    private var drive: EngineDrive?
    var manual: ManualRendering?
    private var runs = false
    private var cycleNumber = 0
    /// Samples that have been rendered since it was started or reset.
    private(set) var renderedCount: AVAudioFramePosition = 0
    private var laterCalls: [() -> Void] = []

    /// Two channels of 44,100 samples a second.
    static let standardFormat: AVAudioFormat = {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: SoundBlock.rate, channels: 2) else {
            _requireFailure("The engine's own format is no format.")
        }
        return format
    }()

    /// An engine without nodes.
    public override init() {}

    deinit { drive?.stop() }

    // MARK: Its own nodes

    /// The loudspeaker.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/outputnode
    open var outputNode: AVAudioOutputNode {
        SoundGraph.lock.withLock { own(\.output) { AVAudioOutputNode() } }
    }

    /// A mixer that is connected to the loudspeaker.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/mainmixernode
    open var mainMixerNode: AVAudioMixerNode {
        SoundGraph.lock.withLock {
            if let mixer { return mixer }
            let (node, output) = (own(\.mixer) { AVAudioMixerNode() }, outputNode)
            if connections.allSatisfy({ $0.target !== output }) { connect(node, to: output, format: nil) }
            return node
        }
    }

    /// The microphone. It is silent here.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/inputnode
    open var inputNode: AVAudioInputNode {
        SoundGraph.lock.withLock { own(\.input) { AVAudioInputNode() } }
    }

    /// The node of the engine's own that stands at a place, made when it is first asked for.
    private func own<Node: AVAudioNode>(_ place: ReferenceWritableKeyPath<AVAudioEngine, Node?>, make: () -> Node) -> Node {
        if let node = self[keyPath: place] { return node }
        let node = make()
        self[keyPath: place] = node
        take(node)
        return node
    }

    // MARK: Attaching

    /// The nodes that are attached; its own ones that have been asked for, too.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/attachednodes
    open var attachedNodes: Set<AVAudioNode> { SoundGraph.lock.withLock { Set(nodes) } }

    /// Takes a node, which is of no other engine.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/attach(_:)
    open func attach(_ node: AVAudioNode) {
        SoundGraph.lock.withLock {
            guard !nodes.contains(node) else { return }
            _require(
                node.engine == nil, "required condition is false: !nodeimpl->HasEngineImpl(). Detach the node from its other engine first.")
            take(node)
        }
    }

    /// Gives a node back, with its connections.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/detach(_:)
    open func detach(_ node: AVAudioNode) {
        SoundGraph.lock.withLock {
            guard let index = nodes.firstIndex(of: node) else { return }
            node.setOwner(nil)
            nodes.remove(at: index)
            connections.removeAll { $0.source === node || $0.target === node }
        }
        callNow()
    }

    private func take(_ node: AVAudioNode) {
        nodes.append(node)
        node.setOwner(self)
    }

    // MARK: Running

    /// True between ``start()`` and ``pause()`` or ``stop()``.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/isrunning
    open var isRunning: Bool { SoundGraph.lock.withLock { runs } }

    /// True if it pauses by itself while nothing plays; it does not here. Default: false.
    open var isAutoShutdownEnabled = false

    /// Makes ready what can be made ready before ``start()``; there is nothing to do here.
    open func prepare() {
        _require(
            hasEnd,
            "required condition is false: inputNode != nullptr || outputNode != nullptr. Connect a node to the mainMixerNode or outputNode first."
        )
    }

    /// Begins to render.
    /// - Precondition: it has a main mixer, a loudspeaker or a microphone.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/start()
    open func start() throws {
        prepare()
        SoundGraph.lock.withLock {
            guard !runs else { return }
            runs = true
            if manual == nil { drive = EngineDrive(self) }
        }
    }

    /// Stands still; nodes keep what they have.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/pause()
    open func pause() {
        SoundGraph.lock.withLock {
            runs = false
            drive?.stop()
            drive = nil
        }
    }

    /// Ends; the time begins anew, and what nodes still had to say goes.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/stop()
    open func stop() {
        pause()
        reset()
        SoundGraph.lock.withLock { renderedCount = 0 }
    }

    /// Takes the sound that is still in its nodes from them.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/reset()
    open func reset() { SoundGraph.lock.withLock { for node in nodes { node.forgetSound() } } }

    private var hasEnd: Bool { SoundGraph.lock.withLock { output != nil || input != nil || mixer != nil } }

    // MARK: Rendering

    /// The next samples; what apps asked to be told of is told afterwards.
    func render(_ count: Int, host: UInt64) -> SoundBlock {
        let block = SoundGraph.lock.withLock { () -> SoundBlock in
            guard runs else { return SoundBlock(silence: count) }
            cycleNumber += 1
            let cycle = SoundGraph.Cycle(number: cycleNumber, time: renderedCount, host: host)
            let block = outputNode.output(count, cycle)
            // Whoever listens to the microphone hears it, too, though nothing of it comes to the loudspeaker.
            if let input { _ = input.output(count, cycle) }
            renderedCount += AVAudioFramePosition(count)
            return block
        }
        callNow()
        return block
    }

    /// Has a block of the app's called when the lock is free.
    func callLater(_ call: @escaping () -> Void) { laterCalls.append(call) }

    private func callNow() {
        let calls = SoundGraph.lock.withLock {
            defer { laterCalls = [] }
            return laterCalls
        }
        Self.call(calls)
    }

    static func call(_ calls: [() -> Void]) { for call in calls { call() } }
}
