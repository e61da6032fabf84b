import TestLogs
import Testing
import UIKitTesting

@MainActor
struct TouchTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let log = TouchLog()

    private func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> TouchView {
        let view = TouchView(name, log, frame: CGRect(x: x, y: y, width: 100, height: 100))
        (parent ?? screen.window).addSubview(view)
        return view
    }

    @Test("RE-02, RE-03: touches go up to the first who handles them")
    func goingUp() throws {
        let outer = add("outer", 0, 0)
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls == ["outer began", "outer ended"])
    }

    @Test("RE-04: later phases go to the view in which the touch began")
    func fixedView() {
        _ = add("first", 0, 0)
        _ = add("second", 100, 0)
        let finger = screen.touchDown(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 150, y: 50))
        finger.lift()
        #expect(log.calls == ["first began", "first moved", "first ended"])
    }

    @Test("RE-05: each beginning has exactly one end, however it comes", arguments: Ending.allCases)
    func oneEnd(ending: Ending) {
        let view = add("view", 0, 0)
        let tap = UITapGestureRecognizer()
        if ending == .recognized { view.addGestureRecognizer(tap) }
        let finger = screen.touchDown(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 52, y: 50))
        switch ending {
        case .lifted, .recognized: break
        case .cancelled: finger.cancel()
        case .removed: view.removeFromSuperview()
        case .outside: finger.move(to: CGPoint(x: 250, y: 250))
        }
        finger.lift()
        screen.wait(1)
        let ends = log.calls.filter { $0.hasSuffix("ended") || $0.hasSuffix("cancelled") }
        #expect(log.calls.filter { $0.hasSuffix("began") }.count == 1)
        #expect(ends == [ending == .lifted || ending == .outside ? "view ended" : "view cancelled"])
    }

    enum Ending: CaseIterable {
        case lifted, cancelled, removed, recognized, outside
    }

    @Test("RE-13: a window that overrides sendEvent sees events before recognisers and views")
    func sendingEvents() throws {
        let window = LoudWindow(log, frame: screen.window.bounds)
        window.windowLevel = .alert
        window.addSubview(TouchView("view", log, frame: window.bounds))
        window.isHidden = false
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls == ["window sees began", "view began", "window sees ended", "view ended"])
        log.calls = []
        window.letsThrough = false
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls == ["window sees began", "window sees ended"])
        window.isHidden = true
    }

    @Test("RE-06: one finger at a time, unless the view wants more")
    func multipleTouch() {
        let view = add("view", 0, 0)
        for isMultiple in [false, true] {
            view.isMultipleTouchEnabled = isMultiple
            log.calls = []
            let (first, second) = (screen.touchDown(at: CGPoint(x: 20, y: 20)), screen.touchDown(at: CGPoint(x: 60, y: 60)))
            second.lift()
            first.lift()
            #expect(log.calls.count == (isMultiple ? 4 : 2))
        }
    }

    @Test("RE-07: an exclusive view suffers no others")
    func exclusiveTouch() {
        let exclusive = add("exclusive", 0, 0)
        exclusive.isExclusiveTouch = true
        _ = add("other", 100, 0)
        let first = screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.touchDown(at: CGPoint(x: 150, y: 50)).lift()
        first.lift()
        #expect(log.calls == ["exclusive began", "exclusive ended"])
        log.calls = []
        let other = screen.touchDown(at: CGPoint(x: 150, y: 50))
        screen.touchDown(at: CGPoint(x: 50, y: 50)).lift()
        other.lift()
        #expect(log.calls == ["other began", "other ended"])
    }

    @Test("RE-08: a view that is removed gets its touch cancelled")
    func removedView() {
        let view = add("view", 0, 0)
        let finger = screen.touchDown(at: CGPoint(x: 50, y: 50))
        view.removeFromSuperview()
        finger.lift()
        #expect(log.calls == ["view began", "view cancelled"])
    }

    @Test("RE-10: taps in quick succession are counted")
    func tapCount() throws {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        try screen.doubleTap(at: CGPoint(x: 50, y: 50))
        screen.wait(1)
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.counts == [1, 2, 1])
    }

    @Test("RE-11, RE-09: places and sets")
    func places() {
        let view = LocatingView(frame: CGRect(x: 40, y: 30, width: 100, height: 100))
        view.bounds.origin = CGPoint(x: 0, y: 7)
        screen.window.addSubview(view)
        screen.touchDown(at: CGPoint(x: 50, y: 50)).lift()
        #expect(view.inView == CGPoint(x: 10, y: 27))
        #expect(view.inWindow == CGPoint(x: 50, y: 50))
        #expect(view.countForView == 1)
        #expect(view.countForWindow == 1)
        #expect(view.countForOther == 0)
    }

    @Test("RE-12: ignored events are not delivered; calls nest")
    func ignoring() throws {
        _ = add("view", 0, 0)
        let application = UIApplication.shared
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls.isEmpty)
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls.count == 2)
    }

    @Test("RE-14: a disabled ancestor keeps all touches away")
    func disabledAncestor() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(outer)
        _ = add("inner", 0, 0, to: outer)
        outer.isUserInteractionEnabled = false
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls.isEmpty)
    }

    @Test("RE-28, RE-30: the higher window gets the touch")
    func windowLevels() throws {
        _ = add("below", 0, 0)
        let alert = UIWindow(frame: screen.window.bounds)
        alert.windowLevel = .alert
        alert.addSubview(TouchView("alert", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        alert.isHidden = false
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls == ["alert began", "alert ended"])
        alert.isHidden = true
        log.calls = []
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.calls == ["below began", "below ended"])
    }
}

private final class LoudWindow: UIWindow {
    let log: TouchLog
    var letsThrough = true

    init(_ log: TouchLog, frame: CGRect) {
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] { log.calls.append("window sees \(touch.phase)") }
        if letsThrough { super.sendEvent(event) }
    }
}

private final class CountingView: UIView {
    var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
}

private final class LocatingView: UIView {
    var inView = CGPoint.zero
    var inWindow = CGPoint.zero
    var countForView = 0
    var countForWindow = 0
    var countForOther = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let window else { return }
        inView = touch.location(in: self)
        inWindow = touch.location(in: nil)
        countForView = event?.touches(for: self)?.count ?? 0
        countForWindow = event?.touches(for: window)?.count ?? 0
        countForOther = event?.touches(for: window as UIView)?.count ?? 0
    }
}
