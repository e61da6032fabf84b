import CoreGraphics
import QuartzCore
@_spi(ForasteroInternal) import UIKitCore
import UIKitViews

/// Reads the trees of views of the windows that are shown.
@MainActor
enum ViewTree {
    /// The hindmost window comes first.
    static func nodes(of windows: [UIWindow], _ numbers: inout ObjectNumbers) -> [ViewNode] {
        windows.map { node(of: $0, in: $0, isInvisible: false, &numbers) }
    }

    private static func node(
        of view: UIView, in window: UIWindow, isInvisible: Bool, _ numbers: inout ObjectNumbers
    ) -> ViewNode {
        let isInvisible = isInvisible || view.isHidden || view.alpha < 0.01
        let controller = (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
        return ViewNode(
            id: numbers.number(of: view), className: _ObjCRuntime.name(of: type(of: view)), name: name(of: view),
            frame: view.frame.numbers, screenFrame: screenFrame(of: view, in: window).numbers, isInvisible: isInvisible,
            controller: controller.map { _ObjCRuntime.name(of: type(of: $0)) },
            children: view.subviews.map { node(of: $0, in: window, isInvisible: isInvisible, &numbers) })
    }

    /// The name of a view for people.
    static func name(of view: UIView) -> String? {
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel ?? (view as? UILabel)?.text
        return name.map { String($0.prefix(200)) }
    }

    /// In points of the screen.
    static func screenFrame(of view: UIView, in window: UIWindow) -> CGRect {
        let rect = view.convert(view.bounds, to: window as UIView)
        return rect.offsetBy(dx: window.frame.minX - window.bounds.minX, dy: window.frame.minY - window.bounds.minY)
    }

    /// The foremost visible view at a point of the screen, whether it takes touches or not.
    static func view(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
        for window in windows.reversed() {
            let location = CGPoint(
                x: point.x - window.frame.minX + window.bounds.minX, y: point.y - window.frame.minY + window.bounds.minY)
            if let found = foremost(at: location, in: window) { return found === window ? nil : found }
        }
        return nil
    }

    private static func foremost(at point: CGPoint, in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha >= 0.01 else { return nil }
        let isInside = view.bounds.contains(point)
        guard isInside || !view.clipsToBounds else { return nil }
        for child in view.subviews.reversed() {
            if let found = foremost(at: view.convert(point, to: child), in: child) { return found }
        }
        return isInside && isSeen(view) ? view : nil
    }

    /// A view that shows nothing itself lets one point at what is behind it, unless it is there for its subviews' sake.
    private static func isSeen(_ view: UIView) -> Bool {
        view is UIWindow || view is UIControl || view.layer.contents != nil || view.layer.backgroundColor.map { $0.alpha > 0 } == true
            || view.layer.borderWidth > 0 || view is UILabel || view is UIImageView || view.superview is UIWindow
            || type(of: view.layer) != CALayer.self
    }
}
