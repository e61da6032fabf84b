import AVFoundation
import Display
import Testing

/// Engines whose sound the tests ask for themselves, or that follow a clock of the test's.
@MainActor @Suite(.serialized)
struct AVAudioEngineTests {
    private let engine = AVAudioEngine()
    private let player = AVAudioPlayerNode()
    private let clock = MediaClock(.virtual(startingAt: 5))

    init() { MediaClock.current = clock }

    private func format(_ rate: Double = 44_100, _ channels: AVAudioChannelCount = 2) throws -> AVAudioFormat {
        try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
    }

    private func buffer(_ samples: [Float], _ format: AVAudioFormat) throws -> AVAudioPCMBuffer {
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(samples.count)))
        let channels = try #require(buffer.floatChannelData)
        for channel in 0..<Int(format.channelCount) { for (index, sample) in samples.enumerated() { channels[channel][index] = sample } }
        buffer.frameLength = AVAudioFrameCount(samples.count)
        return buffer
    }

    private func startOffline(_ format: AVAudioFormat) throws {
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
        try engine.start()
    }

    private func render(_ count: Int) throws -> (left: [Float], right: [Float]) {
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: engine.manualRenderingFormat, frameCapacity: AVAudioFrameCount(count)))
        #expect(try engine.renderOffline(AVAudioFrameCount(count), to: buffer) == .success)
        let channels = try #require(buffer.floatChannelData)
        let last = Int(buffer.format.channelCount) - 1
        return ((0..<count).map { channels[0][$0] }, (0..<count).map { channels[last][$0] })
    }

    private func connectPlayer(_ format: AVAudioFormat?) {
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: format)
    }

    @Test("MO-171: a player plays its buffers one behind the other, as loud and where it is told, and says when each is done")
    func buffers() throws {
        let format = try format()
        connectPlayer(format)
        try startOffline(format)
        var done: [Int] = []
        player.scheduleBuffer(try buffer([1, 2, 3], format)) { done.append(1) }
        player.scheduleBuffer(try buffer([4, 5], format), completionCallbackType: .dataPlayedBack) { type in
            if type == .dataPlayedBack { done.append(2) }
        }
        #expect(try render(2).left == [0, 0])
        player.play()
        #expect(player.isPlaying && engine.isRunning)
        #expect(try render(2).left == [1, 2])
        #expect(done.isEmpty)
        player.volume = 0.5
        player.pan = 1
        let next = try render(4)
        #expect(next.left == [0, 0, 0, 0] && next.right == [1.5, 2, 2.5, 0])
        #expect(done == [1, 2])
        #expect(player.isPlaying)
        #expect(engine.manualRenderingSampleTime == 8)
        let node = try #require(player.lastRenderTime)
        #expect(node.sampleTime == 4)
        #expect(player.playerTime(forNodeTime: node)?.sampleTime == 2)
        #expect(player.nodeTime(forPlayerTime: AVAudioTime(sampleTime: 3, atRate: 44_100))?.sampleTime == 5)
        player.stop()
        #expect(!player.isPlaying && player.playerTime(forNodeTime: node) == nil)
    }

    @Test("MO-171: a buffer loops until it is stopped or interrupted; one that is scheduled at a time waits")
    func options() throws {
        let format = try format()
        connectPlayer(format)
        try startOffline(format)
        player.scheduleBuffer(try buffer([1, 2], format), at: nil, options: .loops)
        player.play()
        #expect(try render(5).left == [1, 2, 1, 2, 1])
        player.scheduleBuffer(try buffer([7], format), at: nil, options: .interruptsAtLoop)
        #expect(try render(4).left == [2, 7, 0, 0])
        player.scheduleBuffer(try buffer([3, 3, 3, 3], format))
        #expect(try render(1).left == [3])
        player.scheduleBuffer(try buffer([8], format), at: nil, options: .interrupts)
        #expect(try render(2).left == [8, 0])
        var stopped = 0
        player.scheduleBuffer(try buffer([9], format), at: AVAudioTime(sampleTime: 14, atRate: 44_100)) { stopped += 1 }
        #expect(try render(4).left == [0, 0, 9, 0])
        player.scheduleBuffer(try buffer([9, 9, 9], format)) { stopped += 1 }
        player.stop()
        #expect(stopped == 2)
    }

    @Test("MO-171: files, and parts of them, of another rate and one channel")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        defer { try? FileManager.default.removeItem(at: url) }
        let low = try format(22_050, 1)
        do {
            let file = try AVAudioFile(forWriting: url, settings: low.settings)
            try file.write(from: try buffer((0..<1000).map { Float($0) / 1000 }, low))
        }
        let file = try AVAudioFile(forReading: url)
        connectPlayer(file.processingFormat)
        try startOffline(try format())
        var isDone = false
        player.scheduleSegment(file, startingFrame: 500, frameCount: 100, at: nil) { isDone = true }
        player.play()
        let sound = try render(400)
        #expect(abs(sound.left[0] - 0.5) < 0.001 && abs(sound.right[100] - 0.55) < 0.001)
        #expect(sound.left[201] == 0 && isDone)
        #expect(file.framePosition == 0)
        player.scheduleFile(file, at: nil)
        #expect(abs(try render(1000).left[998] - 0.499) < 0.001)
    }

    @Test("MO-171: mixers put together what comes in, at their own loudness; taps hear it")
    func mixing() throws {
        let format = try format()
        let (second, mixer) = (AVAudioPlayerNode(), AVAudioMixerNode())
        for node in [second, mixer] { engine.attach(node) }
        connectPlayer(format)
        engine.connect(second, to: mixer, format: format)
        engine.connect(mixer, to: engine.mainMixerNode, format: nil)
        #expect(mixer.nextAvailableInputBus == 1 && engine.mainMixerNode.nextAvailableInputBus == 2)
        #expect(engine.attachedNodes.count == 5)
        #expect(engine.inputConnectionPoint(for: mixer, inputBus: 0)?.node === second)
        #expect(engine.outputConnectionPoints(for: mixer, outputBus: 0).map(\.bus) == [1])
        try startOffline(format)
        var heard: [(count: Int, first: Float, time: Int64)] = []
        engine.mainMixerNode.installTap(onBus: 0, bufferSize: 10, format: nil) { buffer, time in
            heard.append((Int(buffer.frameLength), buffer.floatChannelData?[0][0] ?? -1, time.sampleTime))
        }
        player.scheduleBuffer(try buffer([Float](repeating: 0.25, count: 9000), format))
        second.scheduleBuffer(try buffer([Float](repeating: 0.5, count: 9000), format))
        mixer.outputVolume = 0.5
        player.play()
        second.play()
        #expect(try render(4000).left[10] == 0.5)
        #expect(heard.isEmpty)
        #expect(try render(4000).left[10] == 0.5)
        #expect(heard.map(\.count) == [4410] && heard.first?.first == 0.5 && heard.first?.time == 0)
        engine.mainMixerNode.removeTap(onBus: 0)
        engine.disconnectNodeOutput(mixer)
        #expect(try render(4000).left[10] == 0.25)
        engine.detach(player)
        #expect(player.engine == nil && !player.isPlaying)
        #expect(try render(10).left == [Float](repeating: 0, count: 10))
    }

    @Test("MO-171: without the app's asking the clock does, and the microphone is silent")
    func clocked() throws {
        let format = try format()
        connectPlayer(format)
        var (frames, sum) = (0, Float(0))
        engine.inputNode.installTap(onBus: 0, bufferSize: 4410, format: nil) { buffer, _ in
            frames += Int(buffer.frameLength)
            for index in 0..<Int(buffer.frameLength) { sum += abs(buffer.floatChannelData?[0][index] ?? 1) }
        }
        try engine.start()
        var isDone = false
        player.scheduleBuffer(try buffer([Float](repeating: 0.1, count: 44_100), format)) { isDone = true }
        player.play()
        clock.advance(by: 0.9)
        #expect(!isDone && frames == 39_690 - 39_690 % 4410 && sum == 0)
        clock.advance(by: 0.2)
        #expect(isDone)
        engine.pause()
        clock.advance(by: 1)
        #expect(frames == 48_510 && player.lastRenderTime == nil)
        try engine.start()
        clock.advance(by: 0.5)
        #expect(player.lastRenderTime?.sampleTime ?? 0 > 48_510)
        engine.stop()
        #expect(!engine.isRunning)
        #expect(throws: AVAudioEngineManualRenderingError.self) { try engine.renderOffline(1, to: try buffer([0], format)) }
    }
}
