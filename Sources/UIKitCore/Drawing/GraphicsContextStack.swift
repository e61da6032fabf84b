import Foundation

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
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        dictionary[key] = stack
        return stack
    }

    private static let key = "UIGraphics.contexts"

    func push(_ context: CGContext?, imageScale: CGFloat? = nil) {
        entries.append(Entry(context: context, imageScale: imageScale))
    }

    @discardableResult
    func pop() -> Entry? { entries.popLast() }
}
