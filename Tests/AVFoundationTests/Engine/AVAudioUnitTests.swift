import AVFAudio
import Testing

/// What effects do to a sound whose making is known.
@MainActor @Suite(.serialized)
struct AVAudioUnitTests {
    private static let rate = 44_100.0

    /// A second of a tone through an effect.
    private func sound(_ unit: AVAudioUnit, tone: Double = 441, seconds: Double = 1, length: Double = 1) throws -> [Float] {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: Self.rate, channels: 2))
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        engine.attach(unit)
        engine.connect(player, to: unit, format: format)
        engine.connect(unit, to: engine.mainMixerNode, format: format)
        #expect(unit.outputFormat(forBus: 0) == format)
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4410)
        try engine.start()
        let count = Int(length * Self.rate)
        let input = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
        for index in 0..<count {
            let sample = Float(sin(Double(index) / Self.rate * tone * 2 * .pi) * 0.5)
            for channel in 0..<2 { input.floatChannelData?[channel][index] = sample }
        }
        input.frameLength = AVAudioFrameCount(count)
        player.scheduleBuffer(input)
        player.play()
        let output = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4410))
        var samples: [Float] = []
        while samples.count < Int(seconds * Self.rate) {
            #expect(try engine.renderOffline(4410, to: output) == .success)
            for index in 0..<4410 { samples.append(output.floatChannelData?[0][index] ?? 0) }
        }
        return samples
    }

    /// How loud it is, where a tone of 0.5 is 1.
    private func level(_ samples: ArraySlice<Float>) -> Float {
        (samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count) * 8).squareRoot()
    }

    /// Rising zeros in a second.
    private func pitch(_ samples: ArraySlice<Float>) -> Double {
        var count = 0
        for (before, after) in zip(samples, samples.dropFirst()) where before < 0 && after >= 0 { count += 1 }
        return Double(count) / Double(samples.count) * Self.rate
    }

    @Test(
        "MO-168: an equalizer's bands are as loud as they say",
        arguments: [
            (AVAudioUnitEQFilterType.parametric, Float(1000), Float(-12), 1000.0, Float(0.251)),
            (.parametric, 1000, 6, 100, 1), (.lowPass, 500, 0, 5000, 0.01), (.lowPass, 5000, 0, 100, 1), (.highPass, 5000, 0, 100, 0),
            (.highPass, 200, 0, 5000, 1), (.lowShelf, 1000, -12, 60, 0.251), (.lowShelf, 500, -12, 8000, 1),
            (.highShelf, 1000, -12, 12_000, 0.251),
            (.bandStop, 1000, 0, 1000, 0), (.bandPass, 1000, 0, 1000, 1), (.bandPass, 1000, 0, 60, 0.043),
        ])
    func equalizer(type: AVAudioUnitEQFilterType, frequency: Float, gain: Float, tone: Double, expected: Float) throws {
        let unit = AVAudioUnitEQ(numberOfBands: 2)
        #expect(unit.bands.allSatisfy { $0.bypass })
        (unit.bands[1].filterType, unit.bands[1].frequency, unit.bands[1].gain) = (type, frequency, gain)
        unit.bands[1].bypass = false
        let heard = level(try sound(unit, tone: tone)[22_050...])
        #expect(abs(heard - expected) < 0.03, "\(heard)")
    }

    @Test("MO-168: an effect that is bypassed changes nothing; the gain of all is in decibels")
    func bypass() throws {
        let unit = AVAudioUnitEQ(numberOfBands: 1)
        unit.globalGain = -6.0206
        #expect(abs(level(try sound(unit)[...]) - 0.5) < 0.001)
        unit.bypass = true
        #expect(abs(level(try sound(unit)[...]) - 1) < 0.001)
    }

    @Test("MO-168: a delay repeats, and each time softer")
    func delay() throws {
        let unit = AVAudioUnitDelay()
        (unit.delayTime, unit.feedback, unit.wetDryMix, unit.lowPassCutoff) = (0.5, 50, 100, 20_000)
        let heard = try sound(unit, seconds: 2, length: 0.25)
        let levels = stride(from: 0, to: 88_200, by: 11_025).map { level(heard[$0..<($0 + 11_025)]) }
        for (level, expected) in zip(levels, [0, 0, 1, 0, 0.5, 0, 0.25, 0] as [Float]) {
            #expect(abs(level - expected) < 0.05, "\(levels)")
        }
    }

    @Test("MO-168: a tape at another speed is higher and shorter")
    func varispeed() throws {
        let unit = AVAudioUnitVarispeed()
        unit.rate = 2
        let heard = try sound(unit)
        #expect(abs(pitch(heard[1000..<20_000]) - 882) < 5)
        #expect(level(heard[23_000...]) == 0)
    }

    @Test(
        "MO-168: pitch and speed by themselves",
        arguments: [(Float(1), Float(1200), 882.0, 1.0), (2, 0, 441, 0.5), (0.5, 0, 441, 2), (1, -1200, 220.5, 1)])
    func timePitch(rate: Float, cents: Float, tone: Double, seconds: Double) throws {
        let unit = AVAudioUnitTimePitch()
        (unit.rate, unit.pitch) = (rate, cents)
        let heard = try sound(unit, seconds: 2.4)
        let end = Int(seconds * Self.rate)
        let found = pitch(heard[4410..<(end - 6000)])
        #expect(abs(found - tone) < tone * 0.02, "\(found)")
        #expect(abs(level(heard[4410..<(end - 6000)]) - 1) < 0.1)
        #expect(level(heard[(end + 6000)...]) < 0.01)
    }

    @Test("MO-168: a room goes on sounding, the longer the larger it is, and dies away")
    func reverb() throws {
        let unit = AVAudioUnitReverb()
        #expect(unit.wetDryMix == 0)
        unit.wetDryMix = 100
        var ends: [Float] = []
        for preset in [AVAudioUnitReverbPreset.smallRoom, .mediumHall, .cathedral] {
            unit.loadFactoryPreset(preset)
            let heard = try sound(unit, seconds: 3, length: 0.25)
            #expect(heard.allSatisfy { abs($0) < 2 })
            #expect(level(heard[12_000..<16_000]) > 0.02)
            ends.append(level(heard[60_000..<80_000]))
        }
        #expect(ends[0] < ends[1] && ends[1] < ends[2] && ends[0] < 0.001, "\(ends)")
    }

    @Test("MO-168: what is spoilt stays within bounds, and an echo comes when it is due")
    func distortion() throws {
        for number in 0...21 {
            let unit = AVAudioUnitDistortion()
            unit.loadFactoryPreset(try #require(AVAudioUnitDistortionPreset(rawValue: number)))
            let heard = try sound(unit, seconds: 0.3, length: 0.2)
            #expect(heard.allSatisfy { abs($0) <= 1.5 } && level(heard[...]) > 0.05)
        }
        let unit = AVAudioUnitDistortion()
        unit.loadFactoryPreset(.multiEcho1)
        (unit.wetDryMix, unit.preGain) = (100, 0)
        let heard = try sound(unit, seconds: 1, length: 0.25)
        #expect(abs(level(heard[23_000..<30_000]) - 0.5) < 0.05 && level(heard[12_000..<20_000]) < 0.01)
    }
}
