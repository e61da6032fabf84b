import Foundation

/// A guide that a view has by itself: it follows a region of the view, and is right whenever it is asked.
package final class RegionGuide: UILayoutGuide {
    package enum Region: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readable = "UIViewReadableContentGuide"
        case scrollContent = "UIScrollView-contentLayoutGuide"
        case scrollFrame = "UIScrollView-frameLayoutGuide"
        case top = "UIViewControllerTop"
        case bottom = "UIViewControllerBottom"
    }

    package let region: Region

    package init(_ region: Region) {
        self.region = region
        super.init()
        identifier = region.rawValue
    }

    /// Archives hold no guides of this kind: the views make them anew.
    package required init?(coder: NSCoder) { nil }

    package override var layoutFrame: CGRect { owningView?.rect(of: region) ?? .zero }
}

extension RegionGuide {
    /// The extent of a region along an axis.
    package struct Span {
        /// Where the region begins, from the edge of the view: from the far one if it lies there.
        package let start: CGFloat
        /// How long it is; of what follows the length of the view, how much longer.
        package let length: CGFloat
        package let followsLength: Bool
        package var isAtEnd = false
    }

    package func span(along axis: NSLayoutConstraint.Axis) -> Span {
        guard let view = owningView else { return Span(start: 0, length: 0, followsLength: false) }
        let (bounds, isHorizontal) = (view.bounds, axis == .horizontal)
        switch region {
        case .top where !isHorizontal: return Span(start: 0, length: view.safeAreaInsets.top, followsLength: false)
        case .bottom where !isHorizontal:
            let inset = view.safeAreaInsets.bottom
            return Span(start: -inset, length: inset, followsLength: false, isAtEnd: true)
        case .readable where isHorizontal && !bounds.isEmpty:
            let rect = view.rect(of: region)
            return Span(start: rect.minX, length: rect.width - bounds.width, followsLength: true)
        default:
            let insets = region == .safeArea ? view.safeAreaInsets : region == .margins || region == .readable ? view.layoutMargins : .zero
            let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
            return Span(start: (isHorizontal ? bounds.minX : bounds.minY) + before, length: -before - after, followsLength: true)
        }
    }
}

extension RegionGuide: UILayoutSupport {
    package var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The guide of a region, made when it is first asked for.
    func guide(of region: RegionGuide.Region) -> RegionGuide {
        for case let present as RegionGuide in rare?.layoutGuides ?? [] where present.region == region { return present }
        let guide = RegionGuide(region)
        addLayoutGuide(guide)
        return guide
    }

    func rect(of region: RegionGuide.Region) -> CGRect {
        switch region {
        case .safeArea: bounds.clipped(by: safeAreaInsets)
        case .margins: bounds.clipped(by: layoutMargins)
        case .readable: ReadableContent.rect(of: bounds, insideMargins: bounds.clipped(by: layoutMargins))
        case .scrollContent: CGRect(origin: .zero, size: scrolledContentSize)
        case .scrollFrame: bounds
        case .top: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: safeAreaInsets.top)
        case .bottom:
            CGRect(x: bounds.minX, y: bounds.maxY - safeAreaInsets.bottom, width: bounds.width, height: safeAreaInsets.bottom)
        }
    }
}

extension CGRect {
    /// The rectangle within distances from the edges; of too small a one, an empty one where its middle would be.
    fileprivate func clipped(by insets: UIEdgeInsets) -> CGRect {
        func span(_ start: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> (start: CGFloat, length: CGFloat) {
            let left = length - before - after
            return left >= 0 ? (start + before, left) : (start + before + left / 2, 0)
        }
        let horizontal = span(minX, width, insets.left, insets.right)
        let vertical = span(minY, height, insets.top, insets.bottom)
        return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}
