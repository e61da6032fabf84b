@_spi(ForasteroInternal) import UIKitCore
internal import CoreFoundation
internal import DeviceNotice
internal import Display
@_spi(ForasteroInternal) public import Drive
import Foundation

/// Uses the application as a person would: its input goes in where that of a real screen does.
///
/// The driver that scripts and tests share. Time moves only by what is waited for and by what gestures take, if the clock is virtual.
@_spi(ForasteroInternal)
@MainActor
public final class ScreenDriver {
    let host: DisplayHost
    private var lastPointer = 0
    /// A day, in seconds.
    private static let longestWait: TimeInterval = 86_400
    /// How many events have come in, and how often the app did not come to rest although no time passed.
    private(set) var eventCount = 0
    private(set) var unrestCount = 0

    /// A driver of what is shown on the display of this process.
    public convenience init() { self.init(host: DisplayHost.current) }

    public init(host: DisplayHost) {
        self.host = host
        // Tests make one screen after another, each with its pictures.
        HeapPolicy.apply()
    }

    // MARK: Time

    /// Lets time pass.
    public func wait(_ seconds: TimeInterval) {
        guard (0...Self.longestWait).contains(seconds) else {
            fatalError("Time cannot pass by \(seconds) s. Wait from 0 to \(Int(Self.longestWait)) seconds.")
        }
        if host.clock.isVirtual {
            settle()
            host.clock.advance(by: seconds) { [unowned self] in settle() }
        } else {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        }
        settle()
    }

    /// Lets everything happen that is due now, and brings the screen up to date. Takes no time of a virtual clock.
    public func settle() {
        // ad-hoc: code that goes on scheduling itself for "now" is given up on.
        for _ in 0..<100 {
            let (ended, replied) = (VirtualTasks.ended, ScriptedDevice.shared.replyCount)
            host.pipeline.turn()
            // A turn may be spent on nothing but the run loop's being woken; the main queue has the next one then.
            let wasServed = serveRunLoop() || serveRunLoop()
            guard wasServed || waitForReplies(since: replied) || VirtualTasks.waitUntilIdle(since: ended) else {
                return host.pipeline.turn()
            }
        }
        unrestCount += 1
        host.pipeline.turn()
    }

    /// Waits for what the device replies on threads of its own, for a second of the machine's time at most.
    /// - Returns: whether it has replied since then.
    private func waitForReplies(since former: Int) -> Bool {
        let end = DispatchTime.now().uptimeNanoseconds + 1_000_000_000
        while ScriptedDevice.shared.isReplying, DispatchTime.now().uptimeNanoseconds < end {
            // A reply may wait for the main thread.
            if !serveRunLoop() { usleep(20) }
        }
        return ScriptedDevice.shared.replyCount != former
    }

    private func serveRunLoop() -> Bool { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource }

    /// Waits until a view is on screen.
    public func wait(until text: String, atMost seconds: TimeInterval) throws {
        let end = host.clock.now + seconds
        while finder.visibleView(named: text) == nil {
            guard host.clock.now < end else { throw DriveFailure("\"\(text)\" did not come on screen within \(seconds) s") }
            wait(min(MediaClock.frameDuration, max(end - host.clock.now, 0.001)))
        }
    }

    // MARK: Input

    var finder: ViewFinder { ViewFinder(host.windows) }

    /// Puts an event where those of the display come in.
    func inject(_ event: DisplayEvent) {
        eventCount += 1
        if let headless = host.display as? HeadlessScreen {
            headless.inject(event)
        } else {
            host.display.eventHandler?(event)
        }
        host.pipeline.turn()
    }

    /// A number for a finger that is not in use.
    func nextPointer() -> Int {
        lastPointer += 1
        // Far from the numbers that real pointers have.
        return 1_000_000 + lastPointer
    }

    public func setVisible(_ isVisible: Bool) {
        inject(.visibilityChanged(isVisible))
        settle()
    }

    public func warnOfMemory() {
        eventCount += 1
        UIApplication.shared.lifecycle.receiveMemoryWarning()
        settle()
    }

    /// Makes the system dark, or light again.
    public func changeAppearance(to appearance: DriveAppearance) {
        inject(.appearanceChanged(appearance == .dark ? .dark : .light))
        settle()
    }

    /// Makes text larger by so many of the system's steps, or smaller.
    public func changeTextSize(by steps: Int) {
        inject(.textSizeChanged(by: steps))
        settle()
    }

    /// Shakes the device.
    public func shake() {
        eventCount += 1
        let event = MotionEvent(in: host.windows.keyWindow)
        event.isBeginning = true
        UIApplication.shared.sendEvent(event)
        event.isBeginning = false
        UIApplication.shared.sendEvent(event)
        settle()
    }

    /// Turns the device so that the screen lies (left, right) or stands (up, down), if the application lets it.
    public func rotateDevice(_ direction: DriveDirection) {
        eventCount += 1
        host.turnDevice(toLandscape: direction == .left || direction == .right)
        host.pipeline.turn()
        settle()
    }
}
