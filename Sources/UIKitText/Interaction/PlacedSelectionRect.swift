import Foundation
import UIKitCore

/// A part of a selection in the coordinates of another view.
final class PlacedSelectionRect: UITextSelectionRect {
    private let original: UITextSelectionRect
    private let place: CGRect

    init(_ original: UITextSelectionRect, rect: CGRect) {
        (self.original, place) = (original, rect)
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { original.writingDirection }
    override var containsStart: Bool { original.containsStart }
    override var containsEnd: Bool { original.containsEnd }
    override var isVertical: Bool { original.isVertical }
}
