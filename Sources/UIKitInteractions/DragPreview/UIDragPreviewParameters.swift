public import Foundation

/// How a view looks while it is dragged.
// apple: https://developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor @objcMembers open class UIDragPreviewParameters: UIPreviewParameters {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Parameters for a run of text: what is seen are its lines, with a margin around them.
    /// - Parameter textLineRects: the rectangles of the lines, as values, in the coordinates of the view.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for line in textLineRects { path.append(UIBezierPath(roundedRect: line.cgRectValue.insetBy(dx: -4, dy: -4), cornerRadius: 6)) }
        if !textLineRects.isEmpty { visiblePath = path }
    }
}
