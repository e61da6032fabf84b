/// The functions of a run loop's source, and the data that they are given.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopsourcecontext
public struct CFRunLoopSourceContext {
    /// Always 0.
    public var version: Int
    /// Handed to the functions.
    public var info: UnsafeMutableRawPointer?
    /// Called with ``info`` when the source is made: from then on it is that function's answer.
    public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    /// Called with ``info`` when the source is gone.
    public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    /// Called when the source was added to a run loop.
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    /// Called when the source was taken off a run loop.
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    /// Called by the run loop once the source is signalled.
    public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

    /// A source that does nothing, and keeps a run loop from ending.
    public init() { version = 0 }
}
