import Foundation

/// Puts what the main queue is asked to do later on the clock of the screen in use, while that is a virtual one:
/// `DispatchQueue.main.asyncAfter` in all its forms.
///
/// Other queues, and Dispatch's timers, go by the machine's time always.
public enum VirtualDispatch {
    private typealias After = @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias BlockFunction = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// From now on the clock in use is asked. To be called when a virtual one is taken into use; the first call counts.
    public static func install() { _ = original }

    /// Dispatch's own function, which is called for everything else.
    private static let original: After? = {
        guard let found = dlsym(nil, "dispatch_after") else { return nil }
        let replacement: After = { VirtualDispatch.after($0, $1, $2) }
        DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
        let former = ImportedFunction.redirect(
            "dispatch_after", calledBy: "libswiftDispatch.so", to: unsafeBitCast(replacement, to: UnsafeRawPointer.self))
        return former == nil ? nil : unsafeBitCast(found, to: After.self)
    }()

    nonisolated(unsafe) private static let mainQueue = dlsym(nil, "_dispatch_main_q")
    private static let mainQueueKey = DispatchSpecificKey<Bool>()
    private static let copyBlock = dlsym(nil, "_Block_copy").map {
        unsafeBitCast($0, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self)
    }
    private static let releaseBlock = dlsym(nil, "_Block_release").map { unsafeBitCast($0, to: BlockFunction.self) }

    private static func after(_ deadline: UInt64, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
        let clock = MediaClock.current
        guard clock.isVirtual, queue == mainQueue, deadline != .max, let copyBlock, let copy = copyBlock(block) else {
            original?(deadline, queue, block)
            return
        }
        schedule(Block(address: copy), after: delay(until: deadline), on: clock)
    }

    private static func schedule(_ block: Block, after delay: TimeInterval, on clock: MediaClock) {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true {
            MainActor.assumeIsolated { _ = clock.addTimer(after: delay) { block.call() } }
        } else {
            Task { @MainActor in clock.addTimer(after: delay) { block.call() } }
        }
    }

    /// The time from the machine's now, in seconds. Rounded up to a thousandth: that is what has gone by since the caller has said "now".
    static func delay(until deadline: UInt64) -> TimeInterval {
        let left: TimeInterval
        switch deadline >> 62 {
        case 3:
            // A time of day, in nanoseconds below zero.
            left = TimeInterval(-Int64(bitPattern: deadline)) / 1e9 - Date().timeIntervalSince1970
        case 2:
            // The time since the start of the machine, sleep included.
            var now = timespec()
            clock_gettime(CLOCK_BOOTTIME, &now)
            left = TimeInterval(deadline & ~(1 << 63)) / 1e9 - TimeInterval(now.tv_sec) - TimeInterval(now.tv_nsec) / 1e9
        default: left = (TimeInterval(deadline) - TimeInterval(DispatchTime.now().rawValue)) / 1e9
        }
        return max((left * 1000).rounded(.up) / 1000, 0)
    }

    /// A C closure that has been copied: its function is behind its class and its flags.
    private struct Block: @unchecked Sendable {
        let address: UnsafeMutableRawPointer

        func call() {
            address.load(fromByteOffset: 16, as: BlockFunction.self)(address)
            VirtualDispatch.releaseBlock?(address)
        }
    }
}
