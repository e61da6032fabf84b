import Testing
import UIKitTesting

@_spi(ForasteroInternal) import Display
@_spi(ForasteroInternal) @testable import UIKitCore

@Suite("Frames that nobody sees")
@MainActor
struct UnseenFrameTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    private var display: HeadlessScreen {
        get throws { try #require(DisplayHost.current.display as? HeadlessScreen) }
    }

    /// A square that goes from corner to corner while a bar behind it grows.
    private func play(_ looks: () -> Void = {}) {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
            bar = UIView(frame: CGRect(x: 0, y: 45, width: 10, height: 10))
        square.backgroundColor = .red
        bar.backgroundColor = .blue
        screen.window.addSubview(bar)
        screen.window.addSubview(square)
        for step in 1...9 {
            screen.settle()
            square.frame.origin = CGPoint(x: step * 10, y: step * 10)
            bar.frame.size.width += 10
            looks()
        }
    }

    @Test("are not painted until a picture is asked for")
    func onDemand() throws {
        let before = try display.presentCount
        play()
        screen.settle()
        #expect(try display.presentCount == before)
        #expect(screen.color(at: CGPoint(x: 95, y: 95)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(try display.presentCount == before + 1)
        _ = screen.snapshot()
        #expect(try display.presentCount == before + 1)
    }

    @Test("leave the picture that is there where each has been looked at")
    func samePicture() throws {
        play()
        let unseen = try #require(screen.snapshot()?.pngData())
        for view in screen.window.subviews { view.removeFromSuperview() }
        play { _ = screen.snapshot() }
        #expect(screen.snapshot()?.pngData() == unseen)
    }

    @Test("are painted, each of them, while somebody watches")
    func watched() throws {
        try display.isWatched = true
        let before = try display.presentCount
        play()
        screen.settle()
        #expect(try display.presentCount == before + 10)
    }
}
