import Foundation
import UIKitCore

/// A part of a selection in the coordinates of another view.
final class PlacedSelectionRect: UITextSelectionRect {
    private let original: UITextSelectionRect
    private let frame: CGRect

    init(_ original: UITextSelectionRect, rect: CGRect) {
        (self.original, frame) = (original, rect)
        super.init()
    }

    override var rect: CGRect { frame }
    override var writingDirection: NSWritingDirection { original.writingDirection }
    override var containsStart: Bool { original.containsStart }
    override var containsEnd: Bool { original.containsEnd }
    override var isVertical: Bool { original.isVertical }
}
