import Foundation
import QuartzCore

extension CATransform3D {
    /// The smallest rectangle around what a rectangle in the plane z = 0 is seen as.
    func boundingBox(of rect: CGRect) -> CGRect {
        if CATransform3DIsAffine(self) { return rect.applying(CATransform3DGetAffineTransform(self)) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(projected)
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func projected(_ point: CGPoint) -> CGPoint {
        let depth = m14 * point.x + m24 * point.y + m44
        let divisor = depth == 0 ? 1 : depth
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m41) / divisor, y: (m12 * point.x + m22 * point.y + m42) / divisor)
    }
}
