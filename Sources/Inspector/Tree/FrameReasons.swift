import CoreGraphics
import QuartzCore
@_spi(ForasteroInternal) import UIKitCore
import UIKitViews

/// Why a view's frame is what it is, as far as that can be known, in sentences.
@MainActor
struct FrameReasons {
    private let view: UIView
    private let watch: ViewWatch?

    static func sentences(about view: UIView, _ watch: ViewWatch?) -> [String] {
        let reasons = FrameReasons(view: view, watch: watch)
        return [reasons.mover, reasons.owner, reasons.mask].compactMap(\.self) + reasons.coincidences
            + [reasons.transformation].compactMap(\.self)
    }

    /// Who set the frame last.
    private var mover: String {
        guard let move = watch?.lastMove(of: view) else { return "Nobody has set it since the inspector was opened." }
        let times = move.count == 1 ? "once" : "\(move.count) times"
        let what =
            switch move.mover {
            case .layout(let name): "while the \(name) laid out its subviews"
            case .autoresizing(let name): "by the autoresizing mask, when the \(name) changed its size"
            case .code: "by code outside of a layout: an action, an animation, or what made the view"
            }
        return "Set \(times) since the inspector was opened, the last time \(what)."
    }

    /// Who is in charge of the frame by UIKit's rules.
    private var owner: String? {
        if view is UIWindow { return "A window: it has the frame it was made with, and is resized with the screen if it fills it." }
        if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
            let name = _ObjCRuntime.name(of: type(of: controller))
            if let parent = controller.parent {
                return "The view of \(name): its container, \(_ObjCRuntime.name(of: type(of: parent))), places it."
            }
            if controller.presentingViewController != nil { return "The view of \(name), which is presented: the presentation places it." }
            return "The view of \(name), the root of its window: it fills the window."
        }
        guard let holder = view.superview else { return "It stands in no superview." }
        if holder is UIScrollView {
            return "It stands in a scroll view: where it is seen moves by contentOffset, and its frame does not."
        }
        return nil
    }

    /// The effect of a change of the superview's size.
    private var mask: String? {
        guard let holder = view.superview else { return nil }
        let name = _ObjCRuntime.name(of: type(of: holder))
        guard view.translatesAutoresizingMaskIntoConstraints else {
            return "Constraints say where it is: translatesAutoresizingMaskIntoConstraints is false, and its mask is not obeyed."
        }
        guard !view.autoresizingMask.isEmpty else {
            return "No autoresizing mask: it stays as it is when the \(name) changes its size."
        }
        guard holder.autoresizesSubviews else { return "The mask is not obeyed: the \(name) has autoresizesSubviews = false." }
        let parts = [(AxisText.horizontal, view.autoresizingMask), (.vertical, view.autoresizingMask)].map { $0.text(for: $1) }
        return "When the \(name) changes its size, \(parts.joined(separator: ", and "))."
    }

    /// Rectangles of the superview that the frame is equal to.
    private var coincidences: [String] {
        guard let holder = view.superview else { return [] }
        let bounds = holder.bounds
        let candidates = [
            (bounds, "It fills the bounds of its superview."),
            (bounds.inset(by: holder.safeAreaInsets), "It fills the safe area of its superview."),
            (bounds.inset(by: holder.layoutMargins), "It fills the layout margins of its superview."),
        ]
        var found = candidates.first { $0.0.isNear(view.frame) }.map { [$0.1] } ?? []
        if view is UILabel || view is UIControl || view is UIImageView {
            let natural = view.intrinsicContentSize
            if natural.width >= 0, natural.height >= 0, abs(natural.width - view.bounds.width) < 0.5,
                abs(natural.height - view.bounds.height) < 0.5
            {
                found.append("Its size is its intrinsicContentSize.")
            }
        }
        return found
    }

    private var transformation: String? {
        CATransform3DIsIdentity(view.layer.transform)
            ? nil : "It has a transform: the frame is the box around the transformed bounds, and center and bounds say where it stands."
    }
}

/// The effect of an autoresizing mask along an axis.
private enum AxisText {
    case horizontal, vertical

    func text(for mask: UIView.AutoresizingMask) -> String {
        let (start, length, end, names) =
            switch self {
            case .horizontal:
                (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
                    ["left margin", "width", "right margin"]
                )
            case .vertical:
                (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin),
                    ["top margin", "height", "bottom margin"]
                )
            }
        let flexible = zip([start, length, end], names).filter(\.0).map(\.1)
        guard !flexible.isEmpty else { return "\(names[0]) and \(names[1]) stay" }
        return flexible.count == 1
            ? "its \(flexible[0]) takes the difference" : "its \(flexible.joined(separator: ", ")) share the difference"
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(width - other.width) < 0.5
            && abs(height - other.height) < 0.5
    }
}
