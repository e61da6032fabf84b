import AVFoundation
import Display
import Testing

/// A file with a tone, as WAVE writes it.
private func wave(seconds: Double, declared: UInt32? = nil) throws -> URL {
    let samples = (0..<Int(8000 * seconds)).map { Int16(8000 * sin(Double($0) * 0.3)) }
    var data = Data()
    func add(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
    func add(_ number: UInt16) { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
    let size = UInt32(samples.count * 2)
    data += Data("RIFF".utf8)
    add(declared ?? size + 36)
    data += Data("WAVEfmt ".utf8)
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(1))
    add(UInt32(8000))
    add(UInt32(16000))
    add(UInt16(2))
    add(UInt16(16))
    data += Data("data".utf8)
    add(declared ?? size)
    samples.forEach { add(UInt16(bitPattern: $0)) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tone \"\(UUID().uuidString)\".wav")
    try data.write(to: file)
    return file
}

private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
}

@MainActor @Suite(.serialized)
struct AVAudioPlayerTests {
    private let clock = MediaClock(.virtual(startingAt: 0))

    init() { MediaClock.current = clock }

    @Test("MO-139: a player knows how long its sound is, and ends by the clock")
    func ending() throws {
        let player = try AVAudioPlayer(contentsOf: wave(seconds: 2))
        let listener = Listener()
        player.delegate = listener
        #expect(abs(player.duration - 2) < 0.01)
        #expect(!player.isPlaying)
        #expect(player.play())
        clock.advance(by: 1.5)
        #expect(player.isPlaying)
        #expect(abs(player.currentTime - 1.5) < 0.01)
        #expect(listener.ends.isEmpty)
        clock.advance(by: 1)
        #expect(!player.isPlaying)
        #expect(player.currentTime == 0)
        #expect(listener.ends == [true])
    }

    /// A file with a tone, as Core Audio writes it: samples with the high byte first.
    private func coreAudioFile(seconds: Double, format: String = "lpcm") throws -> URL {
        var data = Data("caff".utf8) + [0, 1, 0, 0]
        func add<Number: FixedWidthInteger>(_ number: Number) { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
        data += Data("desc".utf8)
        add(Int64(32))
        add((8000.0).bitPattern)
        data += Data(format.utf8)
        for value in [0, 2, 1, 1, 16] as [UInt32] { add(value) }
        let count = Int(8000 * seconds)
        data += Data("data".utf8)
        add(Int64(4 + count * 2))
        add(UInt32(0))
        for index in 0..<count { add(Int16(8000 * sin(Double(index) * 0.3))) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID().uuidString).caf")
        try data.write(to: file)
        return file
    }

    @Test("A file of Core Audio is played, from a file and from memory; one of an unknown coding is refused")
    func coreAudio() throws {
        let file = try coreAudioFile(seconds: 1.5)
        let player = try AVAudioPlayer(contentsOf: file)
        #expect(abs(player.duration - 1.5) < 0.01)
        #expect(player.url == file)
        #expect(player.play())
        #expect(abs(try AVAudioPlayer(data: Data(contentsOf: file)).duration - 1.5) < 0.01)
        let unknown = try coreAudioFile(seconds: 0.1, format: "huh?")
        #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: unknown) }
    }

    @Test("MO-139: a pause keeps the place, and stopping tells nobody")
    func pausing() throws {
        let player = try AVAudioPlayer(contentsOf: wave(seconds: 2))
        let listener = Listener()
        player.delegate = listener
        player.play()
        clock.advance(by: 0.5)
        player.pause()
        clock.advance(by: 5)
        #expect(abs(player.currentTime - 0.5) < 0.01)
        player.play()
        player.currentTime = 1.75
        clock.advance(by: 0.5)
        #expect(listener.ends == [true])
        player.play()
        player.stop()
        clock.advance(by: 5)
        #expect(listener.ends == [true])
    }

    @Test("MO-139: loops and speed change when it ends")
    func loops() throws {
        let player = try AVAudioPlayer(contentsOf: wave(seconds: 1))
        let listener = Listener()
        player.delegate = listener
        player.numberOfLoops = 2
        player.enableRate = true
        player.rate = 2
        player.play()
        clock.advance(by: 1.4)
        #expect(player.isPlaying)
        #expect(listener.ends.isEmpty)
        clock.advance(by: 0.2)
        #expect(!player.isPlaying)
        #expect(listener.ends == [true])
    }

    @Test("MO-139: a file that cannot be read is refused, and so is one of something else")
    func refusal() throws {
        #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.wav")) }
        #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
        #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    }

    @Test("MO-139: a file that lies about its size has the length of what is there")
    func lie() throws {
        let file = try wave(seconds: 1, declared: 0x7FFF_FFF0)
        let player = try? AVAudioPlayer(contentsOf: file)
        #expect(player.map { $0.duration < 2 } ?? true)
    }

    @Test("MO-139: bytes are played like a file")
    func data() throws {
        let bytes = try Data(contentsOf: wave(seconds: 1))
        let player = try AVAudioPlayer(data: bytes)
        #expect(player.url == nil)
        #expect(player.data == bytes)
        #expect(abs(player.duration - 1) < 0.01)
    }

    @Test("A sound can be moved to a side, before it plays and while it does")
    func pan() throws {
        let player = try AVAudioPlayer(contentsOf: wave(seconds: 1))
        #expect(player.pan == 0)
        player.pan = -1
        #expect(player.play())
        player.pan = 0.5
        #expect(player.pan == 0.5)
    }
}
