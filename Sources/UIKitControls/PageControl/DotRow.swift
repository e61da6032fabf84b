import Foundation

/// Which dots of a page control are seen, and where. In the order of the pages.
struct DotRow: Equatable {
    struct Dot: Equatable {
        var page: Int
        /// Of the dot's middle, from the leading edge, in points.
        var position: CGFloat
        /// True if there are more beyond it, so that it is drawn smaller.
        var isShrunk: Bool
    }

    private(set) var dots: [Dot] = []
    private let pitch: CGFloat

    /// Never more dots than the width has room for, however many pages there are; the current one is among them.
    init(pages: Int, current: Int, width: CGFloat, pitch: CGFloat) {
        self.pitch = pitch
        guard pages > 0, pitch > 0 else { return }
        let room = max(Int(max(min(width, 100_000), 0) / pitch), 1)
        let count = min(pages, room)
        let first = min(max(current - count / 2, 0), pages - count)
        let start = (width - CGFloat(count) * pitch) / 2
        dots = (0..<count).map { index in
            let page = first + index
            let isShrunk = index == 0 && first > 0 || index == count - 1 && first + count < pages
            return Dot(page: page, position: start + (CGFloat(index) + 0.5) * pitch, isShrunk: isShrunk && page != current)
        }
    }

    /// The page whose dot is nearest.
    func page(at position: CGFloat) -> Int? {
        guard let first = dots.first, let last = dots.last else { return nil }
        let index = ((position - first.position) / pitch).rounded()
        return first.page + Int(min(max(index, 0), CGFloat(last.page - first.page)))
    }
}
