@_spi(ForasteroInternal) import UIKitCore
import Foundation

/// Touches go to what can be seen and wants them.
@MainActor
enum TouchRule {
    static func check(_ driver: ScreenDriver, step: Int) throws(DriveFailure) {
        let size = driver.host.geometry.size
        // Another point in each step; they cover the screen evenly.
        let x = (Double(step) * 0.754_877).truncatingRemainder(dividingBy: 1) * size.width
        let y = (Double(step) * 0.569_840).truncatingRemainder(dividingBy: 1) * size.height
        guard let hit = driver.hitView(at: CGPoint(x: x, y: y)) else { return }
        let point = "a touch at (\(Int(x)), \(Int(y)))"
        guard hit.window != nil else { throw DriveFailure("\(point) goes to \(ViewFinder.describe(hit)), which is in no window") }
        var next: UIView? = hit
        while let view = next {
            guard !view.isHidden, view.isUserInteractionEnabled else {
                throw DriveFailure(
                    "\(point) goes to \(ViewFinder.describe(hit)), although \(ViewFinder.describe(view)) is hidden or takes no touches")
            }
            next = view.superview
        }
    }
}
