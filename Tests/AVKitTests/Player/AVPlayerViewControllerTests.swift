@testable import AVKit
import TestFiles
import Testing
import UIKitTesting

@MainActor @Suite(.serialized)
struct AVPlayerViewControllerTests {
    private final class Listener: NSObject, AVPlayerViewControllerDelegate {
        var heard: [String] = []
        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
        ) { heard.append("begins") }
        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
        ) { heard.append("ends") }
    }
    private let root = UIViewController()
    private let screen: TestScreen
    private let controller = AVPlayerViewController()

    init() { screen = TestScreen(showing: root) }

    private func present(_ movie: URL = Movie.redAndBlue) -> AVPlayer {
        let player = AVPlayer(url: movie)
        controller.player = player
        root.present(controller, animated: false)
        screen.wait(0.1)
        return player
    }

    @Test("Buttons play, pause, and mute")
    func buttons() throws {
        let player = present()
        #expect(controller.isReadyForDisplay)
        #expect(screen.shows("0:00"))
        #expect(screen.shows("-0:02"))
        try screen.tap("Play")
        screen.wait(0.5)
        #expect(player.rate == 1)
        #expect(player.currentTime().seconds > 0.4)
        try screen.tap("Pause")
        try screen.tap("Mute")
        #expect(player.rate == 0)
        #expect(player.isMuted)
        try screen.tap("Unmute")
        #expect(!player.isMuted)
    }

    @Test("Controls go while it plays, and come and go with a tap")
    func hiding() throws {
        _ = present(Movie.redAndBlue)
        let player = try #require(controller.player)
        player.actionAtItemEnd = .none
        try screen.tap("Play")
        screen.wait(4)
        #expect(!screen.shows("Pause"))
        try screen.tap(at: CGPoint(x: 195, y: 250))
        screen.wait(0.5)
        #expect(screen.shows("Pause"))
        try screen.tap(at: CGPoint(x: 195, y: 250))
        screen.wait(0.5)
        #expect(!screen.shows("Pause"))
        controller.showsPlaybackControls = false
        player.pause()
        try screen.tap(at: CGPoint(x: 195, y: 250))
        screen.wait(0.5)
        #expect(!screen.shows("Play"))
    }

    @Test("A finger on the track takes the time with it, and playing goes on after that")
    func scrubbing() throws {
        let player = present()
        let bar = controller.controls.bar
        player.play()
        screen.wait(0.1)
        let start = bar.convert(CGPoint(x: 20, y: bar.bounds.midY), to: nil)
        try screen.drag(from: start, to: CGPoint(x: start.x + bar.bounds.width / 2, y: start.y), in: 0.3)
        #expect(abs(player.currentTime().seconds - 1.1) < 0.3)
        #expect(player.rate == 1)
        player.pause()
        player.seek(to: .zero)
        bar.accessibilityIncrement()
        #expect(abs(player.currentTime().seconds - 0.2) < 0.05)
        controller.requiresLinearPlayback = true
        #expect(!bar.isUserInteractionEnabled)
    }

    @Test("At the end, Play begins anew; Close takes the controller away, and it stands")
    func end() throws {
        let player = present()
        player.play()
        screen.wait(3)
        #expect(player.rate == 0)
        try screen.tap("Play")
        screen.wait(0.5)
        #expect(player.rate == 1)
        #expect(player.currentTime().seconds < 0.7)
        try screen.tap("Close")
        screen.wait(1)
        #expect(root.presentedViewController == nil)
        #expect(player.rate == 0)
    }

    @Test("Within another controller it has a button to fill the screen, and its delegate is notified")
    func filling() throws {
        let listener = Listener()
        controller.delegate = listener
        controller.player = AVPlayer(url: Movie.redAndBlue)
        root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 100, width: 390, height: 220)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
        screen.wait(0.1)
        #expect(abs(controller.videoBounds.height - 220) < 0.5)
        #expect(!screen.shows("Close"))
        controller.exitsFullScreenWhenPlaybackEnds = true
        controller.entersFullScreenWhenPlaybackBegins = true
        try screen.tap("Play")
        screen.wait(1)
        #expect(listener.heard == ["begins"])
        #expect((root.presentedViewController as? AVPlayerViewController)?.player === controller.player)
        screen.wait(3)
        #expect(listener.heard == ["begins", "ends"])
        #expect(root.presentedViewController == nil)
        #expect(screen.shows("Full screen"))
    }

    @Test("What cannot be played has no buttons to play it")
    func failure() {
        _ = present(URL(fileURLWithPath: "/nowhere.mp4"))
        #expect(!screen.shows("Play"))
        #expect(!screen.shows("Track position"))
        #expect(screen.shows("Close"))
        #expect(controller.videoBounds == .zero)
        #expect(controller.contentOverlayView != nil)
    }

    @Test("Times are read as people write them")
    func times() {
        #expect(TimeText.text(65.9) == "1:05")
        #expect(TimeText.text(3725) == "1:02:05")
        #expect(TimeText.text(.nan) == "--:--")
        #expect(TimeText.text(0.4, isRemaining: true) == "-0:01")
        #expect(TimeText.text(-3) == "0:00")
    }

    @Test("There is no picture in picture, and one device")
    func absences() throws {
        let layer = AVPlayerLayer(player: nil)
        let small = try #require(AVPictureInPictureController(playerLayer: layer))
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(!small.isPictureInPicturePossible)
        let routes = AVRoutePickerView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        root.view.addSubview(routes)
        screen.wait(0.1)
        try screen.tap("Devices")
        screen.wait(1)
        try screen.tap("OK")
        screen.wait(1)
        #expect(root.presentedViewController == nil)
    }
}
