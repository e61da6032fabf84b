public import Foundation

// Core Foundation's names for run loops and timers, which stand for Foundation's objects: on iOS they are interchangeable.

/// Foundation's run loop.
public typealias CFRunLoop = RunLoop
/// Foundation's timer.
public typealias CFRunLoopTimer = Timer

/// The allocator that a Core Foundation function is given. There is only one here, so that it is not looked at.
public final class CFAllocator: Sendable {
    static let standard = CFAllocator()
    private init() {}
}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator! = .standard
