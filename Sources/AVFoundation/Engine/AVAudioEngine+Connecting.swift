import ObjCRuntime

extension AVAudioEngine {
    /// Connects the first output of a node to the first input of another one, or to a free one of a mixer.
    /// - Parameter format: what goes from one to the other; nil for what comes into the first node, or 44,100 samples in two channels.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/connect(_:to:format:)
    public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        SoundGraph.lock.withLock {
            let bus = node2 is AVAudioMixerNode ? freeInput(of: node2) : 0
            connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
        }
    }

    /// Connects an output to an input; what was connected to that input is not any more.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/connect(_:to:frombus:tobus:format:)
    public func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        SoundGraph.lock.withLock {
            connections.removeAll { $0.source === node1 && $0.output == bus1 }
            add(node1, bus1, AVAudioConnectionPoint(node: node2, bus: bus2), format)
        }
    }

    /// Connects an output to several inputs.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/connect(_:to:frombus:format:)
    public func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        SoundGraph.lock.withLock {
            connections.removeAll { $0.source === sourceNode && $0.output == sourceBus }
            for point in destNodes { add(sourceNode, sourceBus, point, format) }
        }
    }

    private func add(_ source: AVAudioNode, _ bus: AVAudioNodeBus, _ point: AVAudioConnectionPoint, _ format: AVAudioFormat?) {
        guard let target = point.node else { return }
        _require(
            nodes.contains(source) && nodes.contains(target),
            "required condition is false: _engine->NodeIsAttached(node). Attach both nodes before you connect them.")
        _require(source.numberOfOutputs > 0 && target.numberOfInputs > 0, "required condition is false: node has no such bus.")
        _require(
            source !== target && !reaches(target, source),
            "required condition is false: !IsCycle. The second node leads to the first one already.")
        connections.removeAll { $0.target === target && $0.input == point.bus }
        let used = format ?? formatOfInput(0, of: source) ?? Self.standardFormat
        connections.append(NodeConnection(source: source, output: bus, target: target, input: point.bus, format: used))
    }

    /// Returns true if the sound of a node comes to another one.
    private func reaches(_ node: AVAudioNode, _ other: AVAudioNode) -> Bool {
        connections.contains { $0.source === node && ($0.target === other || reaches($0.target, other)) }
    }

    // MARK: Disconnecting

    /// Nothing comes into a node any more.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/disconnectnodeinput(_:)
    public func disconnectNodeInput(_ node: AVAudioNode) { SoundGraph.lock.withLock { connections.removeAll { $0.target === node } } }

    /// Nothing comes into one input any more.
    public func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        SoundGraph.lock.withLock { connections.removeAll { $0.target === node && $0.input == bus } }
    }

    /// Nothing goes out of a node any more.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/disconnectnodeoutput(_:)
    public func disconnectNodeOutput(_ node: AVAudioNode) { SoundGraph.lock.withLock { connections.removeAll { $0.source === node } } }

    /// Nothing goes out of one output any more.
    public func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        SoundGraph.lock.withLock { connections.removeAll { $0.source === node && $0.output == bus } }
    }

    // MARK: Asking

    /// What an input is connected to; nil for nothing.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/inputconnectionpoint(for:inputbus:)
    public func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        SoundGraph.lock.withLock {
            connections.first { $0.target === node && $0.input == bus }.map { AVAudioConnectionPoint(node: $0.source, bus: $0.output) }
        }
    }

    /// What an output is connected to.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/outputconnectionpoints(for:outputbus:)
    public func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
        SoundGraph.lock.withLock {
            connections.filter { $0.source === node && $0.output == bus }.map { AVAudioConnectionPoint(node: $0.target, bus: $0.input) }
        }
    }

    func sources(of node: AVAudioNode) -> [AVAudioNode] { connections.filter { $0.target === node }.map(\.source) }

    func freeInput(of node: AVAudioNode) -> AVAudioNodeBus {
        SoundGraph.lock.withLock {
            let used = Set(connections.filter { $0.target === node }.map(\.input))
            return (0...used.count).first { !used.contains($0) } ?? used.count
        }
    }

    func formatOfInput(_ bus: AVAudioNodeBus, of node: AVAudioNode) -> AVAudioFormat? {
        connections.first { $0.target === node && $0.input == bus }?.format
    }

    func formatOfOutput(_ bus: AVAudioNodeBus, of node: AVAudioNode) -> AVAudioFormat? {
        connections.first { $0.source === node && $0.output == bus }?.format
            ?? (node is AVAudioMixerNode ? nil : formatOfInput(0, of: node))
    }
}
