public import UIKitCore

/// The part of a view that is out of date once a property has another value.
// apple: https://developer.apple.com/documentation/uikit/uiviewinvalidating
@MainActor
public protocol UIViewInvalidating {
    /// Asks the view to bring it up to date before the next frame.
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of what can be out of date, for ``Invalidating``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/invalidations
    public enum Invalidations {
        /// The drawing of the view.
        public struct Display: UIViewInvalidating {
            /// Makes it; it holds nothing.
            public init() {}
            /// Asks the view for it.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Where the subviews stand.
        public struct Layout: UIViewInvalidating {
            /// Makes it; it holds nothing.
            public init() {}
            /// Asks the view for it.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The view's constraints.
        public struct Constraints: UIViewInvalidating {
            /// Makes it; it holds nothing.
            public init() {}
            /// Asks the view for it.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The size that the content asks for.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes it; it holds nothing.
            public init() {}
            /// Asks the view for it.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Two kinds at once.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            let first: Invalidation1
            let second: Invalidation2

            /// Asks for the first kind, and then for the second.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) { (first, second) = (invalidation1, invalidation2) }

            /// Asks the view for it.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The drawing of the view.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Where the subviews stand.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The view's constraints.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size that the content asks for.
    public static var intrinsicContentSize: Self { Self() }
}
