import Foundation

/// The state of a document while it is drawn.
struct DocumentState {
    /// The page, in user space: of those that say nothing themselves, and of the one that is open.
    let standardBox: CGRect
    var box: CGRect
    /// True if user space begins at the top left corner of a page, with y downwards.
    let isFlipped: Bool
    var isPageOpen = false
    var isClosed = false

    init(box: CGRect, isFlipped: Bool) {
        standardBox = Self.usable(box)
        self.box = standardBox
        self.isFlipped = isFlipped
    }

    /// From user space at the start of a page to base space.
    var baseTransform: CGAffineTransform {
        isFlipped
            ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
            : CGAffineTransform(translationX: -box.minX, y: -box.minY)
    }

    /// The longest side that readers of such documents take, in points: 200 inches.
    private static let longestSide = 14_400.0

    /// A page that can be written: others are letter paper.
    static func usable(_ box: CGRect) -> CGRect {
        let box = box.standardized
        let isUsable =
            [box.minX, box.minY].allSatisfy { abs($0) < 1e6 }
            && [box.width, box.height].allSatisfy { $0 > 0 && $0 <= longestSide }
        return isUsable ? box : CGRect(x: 0, y: 0, width: 612, height: 792)
    }
}
