@_spi(ForasteroInternal) import ObjCRuntime

/// The contexts that drawing functions without one draw in: a stack for each thread.
final class GraphicsContextStack {
    private(set) var entries: [Entry] = []

    struct Entry {
        /// Nil where an image has begun that cannot be drawn.
        var context: CGContext?
        /// For contexts that make an image; nil for those that draw a view.
        var imageScale: CGFloat?
    }

    static var ofThread: GraphicsContextStack {
        if let stack = storage.object { return stack }
        let stack = GraphicsContextStack()
        storage.object = stack
        return stack
    }

    private static let storage = ThreadStorage<GraphicsContextStack>()

    func push(_ context: CGContext?, imageScale: CGFloat? = nil) {
        entries.append(Entry(context: context, imageScale: imageScale))
    }

    @discardableResult
    func pop() -> Entry? { entries.popLast() }
}
