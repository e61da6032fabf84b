import Testing
import UIKitTesting

@MainActor
struct ScrollToTopTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
    private let log = ScrollLog()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        view.contentSize = CGSize(width: 390, height: 5000)
        view.contentInset.top = 10
        view.delegate = log
        screen.window.addSubview(view)
        screen.settle()
        view.contentOffset.y = 2000
        log.calls = []
    }

    private func tapStatusBar() throws { try screen.tap(at: CGPoint(x: 195, y: 20)) }

    @Test("SC-34: a tap on the status bar scrolls to the top")
    func top() throws {
        try tapStatusBar()
        screen.wait(1)
        #expect(view.contentOffset.y == -57)
        #expect(log.messages == ["should scroll to top", "scroll", "did scroll to top"])
    }

    @Test("SC-34: not if the delegate minds, or it is switched off")
    func refusing() throws {
        log.answersScrollToTop = false
        try tapStatusBar()
        screen.wait(1)
        #expect(view.contentOffset.y == 2000)
        #expect(log.messages == ["should scroll to top"])
        view.scrollsToTop = false
        try tapStatusBar()
        #expect(log.messages == ["should scroll to top"])
    }

    @Test("SC-34: with two scroll views on screen that want it, nothing happens")
    func two() throws {
        let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        view.superview?.addSubview(other)
        try tapStatusBar()
        screen.wait(1)
        #expect(view.contentOffset.y == 2000)
        #expect(log.calls.isEmpty)
        other.scrollsToTop = false
        try tapStatusBar()
        screen.wait(1)
        #expect(view.contentOffset.y == -57)
    }

    @Test("SC-34: taps elsewhere mean something else; hidden scroll views do not count")
    func elsewhere() throws {
        let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        other.isHidden = true
        screen.window.addSubview(other)
        try screen.tap(at: CGPoint(x: 195, y: 60))
        #expect(log.calls.isEmpty)
        try tapStatusBar()
        #expect(log.calls.first == "should scroll to top")
    }
}
