import Foundation

/// Every view stands somewhere and has a size.
@MainActor
enum GeometryRule {
    static func check(_ views: [UIView]) throws(DriveFailure) {
        for view in views where !isFinite(view) {
            throw DriveFailure("the geometry of \(ViewFinder.describe(view)) is no number: center \(view.center), bounds \(view.bounds)")
        }
    }

    private static func isFinite(_ view: UIView) -> Bool {
        let (center, bounds, transform) = (view.center, view.bounds, view.transform)
        // One that is not finite makes the sum so.
        let sum = center.x + center.y + bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
        return (sum + transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty + view.alpha).isFinite
            && bounds.size.width >= 0 && bounds.size.height >= 0
    }
}
