/// Views, their layers and their windows know each other.
@MainActor
enum TreeRule {
    static func check(_ views: [UIView]) throws(DriveFailure) {
        for view in views {
            for subview in view.subviews where subview.superview !== view {
                throw DriveFailure("\(ViewFinder.describe(subview)) stands in \(ViewFinder.describe(view)), and does not know it")
            }
            guard let superview = view.superview else { continue }
            guard view.window === superview.window else {
                throw DriveFailure("\(ViewFinder.describe(view)) has another window than \(ViewFinder.describe(superview))")
            }
            guard view.layer.superlayer != nil else {
                throw DriveFailure("the layer of \(ViewFinder.describe(view)) stands in no other, but the view does")
            }
        }
    }
}
