import AVFoundation
@_spi(ForasteroInternal) import CoreGraphics
import Display
@_spi(ForasteroInternal) import QuartzCore
import TestFiles
import Testing

@MainActor @Suite(.serialized)
struct AVPlayerLayerTests {
    private let clock = MediaClock(.virtual(startingAt: 0))
    private let host: LayerHost
    private let layer = AVPlayerLayer()

    init() {
        MediaClock.current = clock
        let host = LayerHost(geometry: ScreenGeometry(size: CGSize(width: 40, height: 40), scale: 1), clock: clock)
        self.host = host
        clock.turnHandler = { if host.needsCommit { host.run(.layout ... .composite, advancingAnimations: true) } }
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    }

    private func show(_ movie: URL) -> AVPlayer {
        let player = AVPlayer(url: movie)
        layer.player = player
        host.rootLayer.addSublayer(layer)
        clock.advance(by: 0)
        clock.advance(by: 0)
        return player
    }

    private func color(_ x: Int, _ y: Int) -> String {
        let pixel = host.picture[x, y]
        let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
        let most = parts.max() ?? 0
        return most < 64 ? "black" : ["red", "green", "blue"][parts.firstIndex(of: most) ?? 0]
    }

    @Test(
        "MO-140: the first picture is seen as soon as the item is ready, each other when it is due",
        arguments: [Movie.redAndBlue, Movie.changes])
    func pictures(movie: URL) {
        let player = show(movie)
        #expect(color(20, 20) == "red")
        #expect(layer.isReadyForDisplay)
        #expect(color(20, 2) == "black")
        player.play()
        clock.advance(by: 0.97)
        #expect(color(20, 20) == "red")
        clock.advance(by: 0.06)
        #expect(color(20, 20) == "blue")
    }

    @Test("The layer says when it has a picture, under either name, and that it has none for another item")
    func readiness() {
        let recorder = Recorder()
        let layer = layer
        let observations = [
            layer.observe(\.isReadyForDisplay) { layer, _ in MainActor.assumeIsolated { recorder.note("\(layer.isReadyForDisplay)") } }
        ]
        let player = show(Movie.redAndBlue)
        #expect(recorder.notes == ["true"])
        #expect(layer.value(forKey: "readyForDisplay") as? Bool == true)
        player.replaceCurrentItem(with: nil)
        #expect(recorder.notes == ["true", "false"])
        withExtendedLifetime(observations) {}
    }

    @Test("A time that is gone to is seen while the player stands, too")
    func seeking() {
        let player = show(Movie.changes)
        player.seek(to: CMTime(value: 3, timescale: 2))
        clock.advance(by: 0)
        #expect(color(20, 20) == "blue")
        player.seek(to: CMTime(value: 1, timescale: 2))
        clock.advance(by: 0)
        #expect(color(20, 20) == "red")
    }

    @Test("While time stands nothing is done, and a layer that is not seen gets no pictures")
    func idling() {
        let player = show(Movie.redAndBlue)
        clock.advance(by: 0)
        let contents = layer.contents as AnyObject
        clock.advance(by: 5)
        #expect(layer.contents as AnyObject === contents)
        #expect(!host.needsCommit)
        player.play()
        layer.removeFromSuperlayer()
        clock.advance(by: 1.5)
        #expect(layer.contents as AnyObject === contents)
        host.rootLayer.addSublayer(layer)
        clock.advance(by: 0.1)
        #expect(color(20, 20) == "blue")
    }

    @Test(
        "Gravity places the pictures, and none reach beyond the layer",
        arguments: [
            (AVLayerVideoGravity.resizeAspect, CGRect(x: 0, y: 5, width: 40, height: 30)),
            (.resizeAspectFill, CGRect(x: -20.0 / 3, y: 0, width: 160.0 / 3, height: 40)),
            (.resize, CGRect(x: 0, y: 0, width: 40, height: 40)),
        ])
    func gravity(gravity: AVLayerVideoGravity, rect: CGRect) {
        layer.videoGravity = gravity
        _ = show(Movie.redAndBlue)
        #expect(abs(layer.videoRect.minX - rect.minX) < 0.01)
        #expect(abs(layer.videoRect.width - rect.width) < 0.01)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        clock.advance(by: 1)
        #expect(color(20, 20) == "red")
        #expect(color(8, 20) == "black")
        #expect(color(20, 11) == (gravity == .resizeAspect ? "black" : "red"))
    }

    @Test("Another item clears the layer, and no player too")
    func clearing() {
        let player = show(Movie.redAndBlue)
        player.replaceCurrentItem(with: AVPlayerItem(url: Movie.sound))
        clock.advance(by: 0.1)
        #expect(!layer.isReadyForDisplay)
        #expect(color(20, 20) == "black")
        #expect(layer.videoRect == .zero)
        player.replaceCurrentItem(with: AVPlayerItem(url: Movie.turned))
        clock.advance(by: 0.1)
        #expect(layer.isReadyForDisplay)
        #expect(color(20, 20) == "red")
        #expect(color(2, 20) == "black")
        #expect(color(20, 2) == "red")
        layer.player = nil
        clock.advance(by: 0.1)
        #expect(color(20, 20) == "black")
        #expect(!host.needsCommit)
    }

    @Test("Between the items of a queue there is no moment without a picture, unless the next one has none")
    func queue() {
        let items = [Movie.redAndBlue, Movie.redAndBlue, Movie.sound].map { AVPlayerItem(url: $0) }
        let player = AVQueuePlayer(items: items)
        layer.player = player
        host.rootLayer.addSublayer(layer)
        clock.advance(by: 0.1)
        let recorder = Recorder()
        for item in items { recorder.hear(.AVPlayerItemDidPlayToEndTime, of: item, as: "end") }
        let observer = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { recorder.note(layer.contents == nil ? "no picture" : "picture") }
        }
        player.play()
        clock.advance(by: 2.1)
        #expect(color(20, 20) == "red")
        clock.advance(by: 2.1)
        #expect(recorder.notes.filter { $0 != "end" } == ["picture", "no picture"])
        #expect(color(20, 20) == "black")
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("A file whose pictures are damaged says so, and holds nothing up")
    func damage() throws {
        let movie = try Movie.copy(of: Movie.redAndBlue, "holes.mov") { data in
            guard let begin = data.range(of: Data("mdat".utf8)) else { return }
            for place in begin.upperBound..<begin.upperBound + 20_000 where place < data.count { data[place] = 0 }
        }
        let player = show(movie)
        player.play()
        clock.advance(by: 3)
        #expect(player.currentTime().seconds <= 2.1)
    }
}
