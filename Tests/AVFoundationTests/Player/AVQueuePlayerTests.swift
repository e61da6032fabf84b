import AVFoundation
import Display
import TestFiles
import Testing

@MainActor @Suite(.serialized)
struct AVQueuePlayerTests {
    private let clock = MediaClock(.virtual(startingAt: 0))

    init() { MediaClock.current = clock }

    @Test("Items are played one after another, and leave")
    func queue() {
        let items = [AVPlayerItem(url: Movie.sound), AVPlayerItem(url: Movie.redAndBlue)]
        let player = AVQueuePlayer(items: items)
        let recorder = Recorder()
        recorder.hear(.AVPlayerItemDidPlayToEndTime, of: items[0], as: "first")
        recorder.hear(.AVPlayerItemDidPlayToEndTime, of: items[1], as: "second")
        #expect(player.actionAtItemEnd == .advance)
        #expect(player.items() == items)
        #expect(player.currentItem === items[0])
        player.play()
        clock.advance(by: 2)
        #expect(recorder.notes == ["first"])
        #expect(player.currentItem === items[1])
        #expect(player.items() == [items[1]])
        #expect(abs(player.currentTime().seconds - 0.5) < 0.01)
        #expect(player.rate == 1)
        clock.advance(by: 2)
        #expect(recorder.notes == ["first", "second"])
        #expect(player.currentItem == nil)
        #expect(player.rate == 0)
    }

    @Test("Items go in after others, and out again")
    func changes() {
        let items = (0..<3).map { _ in AVPlayerItem(url: Movie.sound) }
        let player = AVQueuePlayer(playerItem: items[0])
        player.insert(items[2], after: nil)
        player.insert(items[1], after: items[0])
        #expect(player.items() == items)
        #expect(!player.canInsert(items[1], after: nil))
        player.remove(items[1])
        player.advanceToNextItem()
        #expect(player.currentItem === items[2])
        #expect(player.canInsert(items[0], after: items[2]))
        #expect(!player.canInsert(items[0], after: items[1]))
        player.replaceCurrentItem(with: items[0])
        #expect(player.items() == [items[0]])
        player.removeAllItems()
        #expect(player.currentItem == nil)
        #expect(player.items().isEmpty)
    }

    @Test("A looper plays an item again and again, until it is told not to")
    func looper() {
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: Movie.sound))
        #expect(looper.status == .ready)
        #expect(looper.loopingPlayerItems.count == 3)
        player.play()
        clock.advance(by: 1.5 * 5 + 0.25)
        #expect(looper.loopCount == 5)
        #expect(abs(player.currentTime().seconds - 0.25) < 0.01)
        looper.disableLooping()
        clock.advance(by: 10)
        #expect(looper.status == .cancelled)
        #expect(player.currentItem == nil)
    }

    @Test("A looper can play a part")
    func part() {
        let player = AVQueuePlayer()
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 1, timescale: 2))
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: Movie.sound), timeRange: range)
        player.play()
        clock.advance(by: 1.75)
        #expect(looper.loopCount == 3)
        #expect(abs(player.currentTime().seconds - 0.75) < 0.01)
    }
}
