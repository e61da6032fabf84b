/// The methods of a scroll view's delegate, looked up once: a send by name to an object that does not have it costs more than this.
struct ScrollDelegateMethods: OptionSet {
    let rawValue: UInt16

    static let didScroll = ScrollDelegateMethods(rawValue: 1 << 0)
    static let didZoom = ScrollDelegateMethods(rawValue: 1 << 1)
    static let willBeginDragging = ScrollDelegateMethods(rawValue: 1 << 2)
    static let willEndDragging = ScrollDelegateMethods(rawValue: 1 << 3)
    static let didEndDragging = ScrollDelegateMethods(rawValue: 1 << 4)
    static let viewForZooming = ScrollDelegateMethods(rawValue: 1 << 5)

    /// Those that are sent or asked more than once in a movement. The others are asked for when they are due.
    @MainActor
    static func of(_ delegate: (any UIScrollViewDelegate)?) -> ScrollDelegateMethods {
        guard let delegate else { return [] }
        let candidates: [(ScrollDelegateMethods, Selector)] = [
            (.didScroll, #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
            (.didZoom, #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))),
            (.willBeginDragging, #selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:))),
            (.willEndDragging, #selector(UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))),
            (.didEndDragging, #selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:))),
            (.viewForZooming, #selector(UIScrollViewDelegate.viewForZooming(in:))),
        ]
        return candidates.reduce(into: []) { methods, candidate in
            if delegate.responds(to: candidate.1) { methods.insert(candidate.0) }
        }
    }
}
