internal import CoreFoundation

/// Something that has a run loop call it.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopsource
public final class CFRunLoopSource: @unchecked Sendable {
    let context: CFRunLoopSourceContext
    private(set) var handle: CoreFoundation.CFRunLoopSource!

    init(order: Int, _ context: CFRunLoopSourceContext) {
        var context = context
        if let retain = context.retain { context.info = UnsafeMutableRawPointer(mutating: retain(context.info)) }
        self.context = context
        var native = CoreFoundation.CFRunLoopSourceContext()
        native.info = context.info
        native.perform = context.perform
        handle = CoreFoundation.CFRunLoopSourceCreate(nil, order, &native)
    }

    deinit {
        context.release?(context.info)
    }
}
