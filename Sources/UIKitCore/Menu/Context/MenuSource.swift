import Foundation

/// The source of a menu.
@MainActor
package struct MenuSource {
    package let view: UIView
    /// The preview that is lifted; nil where there is none.
    package let preview: UITargetedPreview?
    /// The controller that is shown instead of it.
    package let controller: UIViewController?

    /// Where it is, in the window's coordinates.
    package func frame(in window: UIWindow) -> CGRect {
        guard let preview else { return view.convert(view.bounds, to: window as UIView) }
        return Self.frame(of: preview, in: window)
    }

    package static func frame(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
        let center = preview.target.container.convert(preview.target.center, to: window as UIView)
        var size = preview.size
        if let path = preview.parameters.visiblePath { size = path.bounds.size }
        return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The size of the preview that is shown instead of the view, in points.
    package static func size(of controller: UIViewController, in room: CGRect) -> CGSize {
        let wanted = controller.preferredContentSize
        let width = wanted.width > 0 ? min(wanted.width, room.width) : room.width
        return CGSize(width: width, height: wanted.height > 0 ? wanted.height : width * 4 / 3)
    }
}
