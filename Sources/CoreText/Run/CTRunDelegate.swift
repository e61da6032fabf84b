@_spi(ForasteroInternal) public import CoreGraphics
import Foundation
internal import TextEngine

/// Says how large the room is that each character of a stretch takes in place of its glyph.
// apple: https://developer.apple.com/documentation/coretext/ctrundelegate
public final class CTRunDelegate: @unchecked Sendable {
    fileprivate let callbacks: CTRunDelegateCallbacks
    fileprivate let context: UnsafeMutableRawPointer

    init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.context = context
    }

    deinit {
        callbacks.dealloc(context)
    }
}

@_spi(ForasteroInternal) extension CTRunDelegate: TextAttributeValue {
    /// Asked whenever a text is laid out.
    @_spi(ForasteroInternal) public var textAttributeValue: Any {
        InlineBox(width: callbacks.getWidth(context), ascent: callbacks.getAscent(context), descent: callbacks.getDescent(context))
    }
}

/// Is told that the delegate is not needed any more.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// How far the room reaches above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// How far the room reaches below the baseline, as a positive number.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// How wide the room is.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The functions that a ``CTRunDelegate`` asks.
///
/// They are functions of Swift: `CGFloat` is none of C's types here, so that no C function could return it.
// apple: https://developer.apple.com/documentation/coretext/ctrundelegatecallbacks
public struct CTRunDelegateCallbacks {
    /// ``kCTRunDelegateVersion1``.
    public var version: CFIndex
    /// Called when the delegate goes.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Below it.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// From one character to the next.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// All four functions.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The version of ``CTRunDelegateCallbacks`` that there is.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The same.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// A delegate for the attribute ``kCTRunDelegateAttributeName``.
///
/// - Parameter refCon: Handed to each of the functions; nil hands them an address that must not be read.
// apple: https://developer.apple.com/documentation/coretext/ctrundelegatecreate(_:_:)
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    guard callbacks.pointee.version == kCTRunDelegateVersion1, let nowhere = UnsafeMutableRawPointer(bitPattern: 1) else { return nil }
    return CTRunDelegate(callbacks.pointee, refCon ?? nowhere)
}

/// What the delegate hands to its functions.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.context }
