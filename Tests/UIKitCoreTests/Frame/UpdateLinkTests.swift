import Display
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// Taking part in the updates of the screen.
@MainActor
struct UpdateLinkTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let log = UpdateLog()

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private static let phases: [(String, UIUpdateActionPhase)] = [
        ("complete", .afterUpdateComplete), ("after commit", .afterCATransactionCommit), ("scheduled", .afterUpdateScheduled),
        ("before links", .beforeCADisplayLinkDispatch), ("before events", .beforeEventDispatch),
        ("after links", .afterCADisplayLinkDispatch),
        ("after events", .afterEventDispatch), ("before commit", .beforeCATransactionCommit),
        ("low latency", .beforeLowLatencyEventDispatch), ("low latency", .afterLowLatencyCATransactionCommit),
    ]

    private static let order = [
        "scheduled", "before events", "after events", "before links", "after links", "before commit", "after commit", "complete",
    ]

    private func linkOfAllPhases() -> UIUpdateLink {
        let link = UIUpdateLink(view: view)
        for (name, phase) in Self.phases { link.addAction(to: phase) { [log] _, _ in log.calls.append(name) } }
        return link
    }

    @Test("SV-140: the phases follow one another, in whichever order their actions were added; those of low latency do not come")
    func order() {
        let link = linkOfAllPhases()
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        screen.wait(MediaClock.frameDuration)
        #expect(log.calls == Self.order)
        link.isEnabled = false
    }

    @Test("SV-140: by itself a link is passive: its actions run only in updates that are made anyway")
    func passive() {
        let link = linkOfAllPhases()
        link.isEnabled = true
        screen.wait(1)
        #expect(log.calls.isEmpty)
        view.backgroundColor = .red
        screen.settle()
        #expect(log.calls == Self.order)
        screen.wait(1)
        #expect(log.calls == Self.order)
        link.isEnabled = false
        view.backgroundColor = .blue
        screen.settle()
        #expect(log.calls == Self.order)
    }

    @Test("SV-140: display links are called between their phases, and layout is done between those of the commit")
    func between() {
        let target = LinkTarget(log)
        let displayLink = CADisplayLink(target: target, selector: #selector(LinkTarget.tick))
        displayLink.add(to: .main, forMode: .common)
        let laidOut = LayoutLogView(frame: view.bounds)
        laidOut.log = log
        view.addSubview(laidOut)
        screen.settle()
        log.calls = []
        let link = linkOfAllPhases()
        link.addAction(to: .beforeCATransactionCommit) { [laidOut] _, _ in laidOut.setNeedsLayout() }
        link.isEnabled = true
        screen.wait(MediaClock.frameDuration)
        #expect(
            log.calls == [
                "scheduled", "before events", "after events", "before links", "display link", "after links", "before commit", "layout",
                "after commit", "complete",
            ])
        displayLink.invalidate()
        link.isEnabled = false
    }

    @Test("SV-140: continuous updates come with each frame, or as often as is preferred, on the one clock")
    func continuous() {
        let link = UIUpdateLink(view: view) { [log] link, info in
            log.times.append(info.modelTime)
            #expect(link.currentUpdateInfo() === info)
            #expect(UIUpdateInfo.current(for: link.view ?? UIView()) === info)
        }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        screen.wait(0.5)
        #expect(log.times.count == 30)
        #expect(abs((log.times.last ?? 0) - CACurrentMediaTime()) < MediaClock.frameDuration)
        log.times = []
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
        screen.wait(1)
        #expect(log.times.count == 20)
        link.isEnabled = false
        #expect(UIUpdateInfo.current(for: view) == nil)
        #expect(link.currentUpdateInfo() == nil)
    }

    @Test("SV-140: a link rests while its view is in no window, and goes with it")
    func resting() {
        var link: UIUpdateLink? = UIUpdateLink(view: view) { [log] _, _ in log.calls.append("update") }
        link?.requiresContinuousUpdates = true
        link?.isEnabled = true
        weak let kept = link
        link = nil
        #expect(kept != nil, "an enabled link needs nobody to keep it")
        screen.wait(MediaClock.frameDuration)
        #expect(log.calls == ["update"])
        view.removeFromSuperview()
        screen.wait(0.5)
        #expect(log.calls == ["update"])
    }

    @Test("SV-140: a target gets the link and what is known of the update; one that is gone gets nothing")
    func targets() {
        var target: LinkTarget? = LinkTarget(log)
        let link = UIUpdateLink(view: view, actionTarget: target as Any, selector: #selector(LinkTarget.update(_:_:)))
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        screen.wait(MediaClock.frameDuration)
        #expect(log.calls == ["message"])
        target = nil
        screen.wait(MediaClock.frameDuration)
        #expect(log.calls == ["message"])
        link.isEnabled = false
    }

    @Test("SV-140: actions may disable their own link and enable others")
    func changing() {
        let other = UIUpdateLink(view: view) { [log] _, _ in log.calls.append("other") }
        let link = UIUpdateLink(view: view)
        link.addAction(to: .afterUpdateScheduled) { [log] link, _ in
            log.calls.append("once")
            link.isEnabled = false
            other.isEnabled = true
        }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        screen.wait(MediaClock.frameDuration * 3)
        #expect(log.calls == ["once", "other"])
        other.isEnabled = false
    }
}

@MainActor
private final class UpdateLog {
    var calls: [String] = []
    var times: [TimeInterval] = []
}

private final class LayoutLogView: UIView {
    var log: UpdateLog?

    override func layoutSubviews() {
        super.layoutSubviews()
        log?.calls.append("layout")
    }
}

private final class LinkTarget: NSObject {
    let log: UpdateLog

    init(_ log: UpdateLog) { self.log = log }

    @MainActor @objc func tick() { log.calls.append("display link") }
    @MainActor @objc func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) { log.calls.append("message") }
}
