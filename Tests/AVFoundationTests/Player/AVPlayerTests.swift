import AVFoundation
import Display
import TestFiles
import Testing

private func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

@MainActor @Suite(.serialized)
struct AVPlayerTests {
    private let clock = MediaClock(.virtual(startingAt: 0))

    init() { MediaClock.current = clock }

    private func readyPlayer(_ movie: URL = Movie.redAndBlue) -> AVPlayer {
        let player = AVPlayer(url: movie)
        clock.advance(by: 0)
        return player
    }

    @Test("MO-140: an item becomes ready once a player has it, and says so to observers")
    func readiness() throws {
        let item = AVPlayerItem(url: Movie.redAndBlue)
        #expect(item.status == .unknown)
        #expect(item.duration.isIndefinite)
        #expect(item.loadedTimeRanges.isEmpty)
        let recorder = Recorder()
        let observation = item.observe(\.status, options: [.initial, .new]) { item, _ in
            MainActor.assumeIsolated { recorder.note("item \(item.status.rawValue)") }
        }
        let player = AVPlayer(playerItem: item)
        let other = player.observe(\.status) { player, _ in MainActor.assumeIsolated { recorder.note("player \(player.status.rawValue)") } }
        #expect(player.currentItem === item)
        #expect(recorder.notes == ["item 0"])
        clock.advance(by: 0)
        #expect(recorder.notes == ["item 0", "item 1", "player 1"])
        #expect(abs(item.duration.seconds - 2) < 0.05)
        #expect(item.presentationSize == CGSize(width: 64, height: 48))
        #expect(item.loadedTimeRanges.first?.timeRangeValue.duration == item.duration)
        #expect(item.isPlaybackLikelyToKeepUp)
        withExtendedLifetime((observation, other)) {}
    }

    @Test("MO-140: rate and timeControlStatus follow play and pause, and time the clock")
    func playing() {
        let player = AVPlayer(url: Movie.redAndBlue)
        let recorder = Recorder()
        let observation = player.observe(\.timeControlStatus) { player, _ in
            MainActor.assumeIsolated { recorder.note("\(player.timeControlStatus.rawValue)") }
        }
        let rates = player.observe(\.rate, options: .new) { _, change in
            MainActor.assumeIsolated { recorder.note("rate \(change.newValue ?? -1)") }
        }
        player.play()
        #expect(player.rate == 1)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay != nil)
        clock.advance(by: 0)
        #expect(player.timeControlStatus == .playing)
        #expect(player.currentTime() == .zero)
        #expect(player.reasonForWaitingToPlay == nil)
        clock.advance(by: 0.5)
        #expect(abs(player.currentTime().seconds - 0.5) < 1e-6)
        player.pause()
        clock.advance(by: 5)
        #expect(abs(player.currentTime().seconds - 0.5) < 1e-6)
        #expect(player.timeControlStatus == .paused)
        player.rate = 2
        clock.advance(by: 0.5)
        #expect(abs(player.currentTime().seconds - 1.5) < 1e-6)
        #expect(recorder.notes == ["rate 1.0", "1", "2", "rate 0.0", "0", "rate 2.0", "2"])
        withExtendedLifetime((observation, rates)) {}
    }

    @Test("MO-140: at its end an item is over: the player stands, and the notification comes after that")
    func ending() throws {
        let player = readyPlayer()
        let item = try #require(player.currentItem)
        let recorder = Recorder()
        recorder.hear(.AVPlayerItemDidPlayToEndTime, of: item, as: "end")
        let observation = player.observe(\.rate) { player, _ in MainActor.assumeIsolated { recorder.note("rate \(player.rate)") } }
        player.play()
        clock.advance(by: 1.9)
        #expect(recorder.notes == ["rate 1.0"])
        clock.advance(by: 0.2)
        #expect(recorder.notes == ["rate 1.0", "rate 0.0", "end"])
        #expect(player.timeControlStatus == .paused)
        #expect(player.currentTime() == item.duration)
        withExtendedLifetime(observation) {}
    }

    @Test("MO-140: the usual loop goes back at the end, and goes on")
    func looping() throws {
        let player = readyPlayer()
        let item = try #require(player.currentItem)
        player.actionAtItemEnd = .none
        let recorder = Recorder()
        recorder.hear(AVPlayerItem.didPlayToEndTimeNotification, of: item, as: "end")
        let observer = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
            MainActor.assumeIsolated { player.seek(to: .zero) }
        }
        player.play()
        clock.advance(by: item.duration.seconds * 3 + 0.5)
        #expect(recorder.notes.count == 3)
        #expect(abs(player.currentTime().seconds - 0.5) < 1e-6)
        #expect(player.rate == 1)
        NotificationCenter.default.removeObserver(observer)
        clock.advance(by: 10)
        #expect(recorder.notes.count == 4)
        #expect(player.timeControlStatus == .playing)
        #expect(player.currentTime() == item.duration)
    }

    @Test("An end of its own counts instead of the file's, and one that is set late too")
    func forwardEnd() throws {
        let player = readyPlayer()
        let item = try #require(player.currentItem)
        let recorder = Recorder()
        recorder.hear(.AVPlayerItemDidPlayToEndTime, of: item, as: "end")
        player.play()
        clock.advance(by: 0.5)
        item.forwardPlaybackEndTime = seconds(1)
        clock.advance(by: 0.6)
        #expect(recorder.notes == ["end"])
        #expect(player.currentTime() == seconds(1))
    }

    @Test("Who waits for a time learns whether it was reached")
    func seeking() {
        let player = readyPlayer()
        let recorder = Recorder()
        player.seek(to: seconds(1)) { isFinished in MainActor.assumeIsolated { recorder.note("first \(isFinished)") } }
        player.seek(to: seconds(1.5), toleranceBefore: .zero, toleranceAfter: .zero) { isFinished in
            MainActor.assumeIsolated { recorder.note("second \(isFinished)") }
        }
        #expect(recorder.notes == ["first false"])
        #expect(player.currentTime() == seconds(1.5))
        clock.advance(by: 0)
        #expect(recorder.notes == ["first false", "second true"])
        player.seek(to: seconds(60))
        #expect(abs(player.currentTime().seconds - 2) < 0.05)
        player.seek(to: seconds(-60))
        #expect(player.currentTime() == .zero)
        AVPlayer().seek(to: .zero) { isFinished in MainActor.assumeIsolated { recorder.note("none \(isFinished)") } }
        #expect(recorder.notes.last == "none false")
    }

    @Test("A time that is asked for early is gone to as soon as the item is ready")
    func earlySeek() {
        let player = AVPlayer(url: Movie.redAndBlue)
        let recorder = Recorder()
        player.seek(to: seconds(1)) { isFinished in MainActor.assumeIsolated { recorder.note("\(isFinished)") } }
        player.play()
        clock.advance(by: 0.25)
        #expect(recorder.notes == ["true"])
        #expect(abs(player.currentTime().seconds - 1.25) < 1e-6)
    }

    @Test("MO-140: observers of time hear at each interval, and when time jumps, begins or ends to run")
    func periodic() {
        let player = readyPlayer()
        let recorder = Recorder()
        let observer = player.addPeriodicTimeObserver(forInterval: seconds(0.5), queue: .main) { time in
            MainActor.assumeIsolated { recorder.note(String(format: "%.2f", time.seconds)) }
        }
        player.play()
        clock.advance(by: 1.25)
        #expect(recorder.notes == ["0.00", "0.50", "1.00"])
        player.seek(to: seconds(0.25))
        player.pause()
        clock.advance(by: 3)
        #expect(recorder.notes == ["0.00", "0.50", "1.00", "0.25", "0.25"])
        player.removeTimeObserver(observer)
        player.play()
        clock.advance(by: 1)
        #expect(recorder.notes.count == 5)
    }

    @Test("Boundaries are reported when they are played over, not when they are jumped over")
    func boundaries() {
        let player = readyPlayer()
        let recorder = Recorder()
        let times = [1.5, 0.5, 1].map { NSValue(time: seconds($0)) } + [NSValue(time: .invalid)]
        let observer = player.addBoundaryTimeObserver(forTimes: times, queue: nil) {
            MainActor.assumeIsolated { recorder.note("at \(player.currentTime().seconds)") }
        }
        player.play()
        clock.advance(by: 0.75)
        player.seek(to: seconds(1.25))
        clock.advance(by: 0.5)
        #expect(recorder.notes == ["at 0.5", "at 1.5"])
        player.removeTimeObserver(observer)
    }

    @Test("MO-139: what cannot be played fails with an error, and the player waits in vain")
    func failure() throws {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
        let player = AVPlayer(playerItem: item)
        player.play()
        clock.advance(by: 1)
        #expect(item.status == .failed)
        #expect((item.error as? URLError)?.code == .fileDoesNotExist)
        #expect(player.status == .unknown)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        let text = try Movie.copy(of: Movie.sound, "words.mov") { $0 = Data("no film".utf8) }
        let other = AVPlayerItem(url: text)
        player.replaceCurrentItem(with: other)
        clock.advance(by: 1)
        #expect((other.error as? AVError)?.code == .fileFormatNotRecognized)
        #expect(player.currentTime() == .zero)
    }

    @Test("A player of another item starts where that is, and lets go of the first")
    func replacing() throws {
        let player = readyPlayer()
        let first = try #require(player.currentItem)
        player.play()
        clock.advance(by: 1)
        player.replaceCurrentItem(with: AVPlayerItem(url: Movie.sound))
        clock.advance(by: 0.5)
        #expect(abs(player.currentTime().seconds - 0.5) < 1e-6)
        #expect(player.status == .readyToPlay)
        #expect(abs(first.currentTime().seconds - 1) < 1e-6)
        let second = AVPlayer(playerItem: first)
        #expect(second.currentItem === first)
        player.replaceCurrentItem(with: nil)
        #expect(player.currentTime() == .zero)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        player.rate = -1
        #expect(player.rate == 0)
        player.rate = .nan
        #expect(player.rate == 0)
    }

    @Test("Steps go from picture to picture")
    func steps() throws {
        let player = readyPlayer()
        let item = try #require(player.currentItem)
        item.step(byCount: 3)
        #expect(abs(player.currentTime().seconds - 0.12) < 1e-6)
        item.step(byCount: -1)
        #expect(abs(player.currentTime().seconds - 0.08) < 1e-6)
    }

    @Test("An item of another player, an invalid time and an action of queues stop the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
                let players = [AVPlayer(playerItem: item), AVPlayer(playerItem: item)]
                withExtendedLifetime(players) {}
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { AVPlayer(url: URL(fileURLWithPath: "/nowhere.mp4")).seek(to: .invalid) }
        }
        await #expect(processExitsWith: .failure) { await MainActor.run { AVPlayer().actionAtItemEnd = .advance } }
    }
}
