public import Foundation

// Core Foundation's names for run loops and timers, which stand for Foundation's objects: on iOS they are interchangeable.

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer
public typealias CFRunLoopMode = RunLoop.Mode

/// The allocator that a Core Foundation function is given. There is only one here, so that it is not looked at.
public final class CFAllocator: Sendable {
    static let standard = CFAllocator()
    private init() {}
}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator! = .standard

extension RunLoop.Mode {
    // apple: https://developer.apple.com/documentation/corefoundation/cfrunloopmode/defaultmode
    public static var defaultMode: RunLoop.Mode { .default }
    // apple: https://developer.apple.com/documentation/corefoundation/cfrunloopmode/commonmodes
    public static var commonModes: RunLoop.Mode { .common }
}
