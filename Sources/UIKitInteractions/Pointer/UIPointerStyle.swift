import Foundation
internal import Display

/// The style of the pointer in a region.
// apple: https://developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor @objcMembers open class UIPointerStyle: UIObject {
    let cursor: DisplayCursor

    private init(_ cursor: DisplayCursor) {
        self.cursor = cursor
        super.init()
    }

    /// The pointer in the shape of a hand over a view that answers to it, or in the shape that is given.
    @nonobjc public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(shape?.cursor ?? .hand) }

    /// The pointer in a shape.
    @nonobjc public convenience init(shape: UIPointerShape) { self.init(shape.cursor) }

    /// No pointer.
    @objc(hiddenPointerStyle)
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// The pointer as the system shows it.
    @objc(systemPointerStyle)
    open class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}

/// The effect on the view under the pointer. Nothing by itself here: no display takes its pointer into a view.
// apple: https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(UITargetedPreview)

    /// The view that the effect is on, with the form that it takes.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview): preview
        }
    }
}

/// The form of the pointer.
// apple: https://developer.apple.com/documentation/uikit/uipointershape-swift.enum
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The nearest pointer that displays have.
    var cursor: DisplayCursor {
        switch self {
        case .verticalBeam: .text
        case .horizontalBeam: .text
        case .path, .roundedRect: .hand
        }
    }
}
