import CoreGraphics
import Foundation

/// Between which scales one can zoom.
package struct ZoomLimits: Equatable {
    var least: CGFloat
    var greatest: CGFloat

    /// Limits that are no numbers, or the wrong way round, leave no choice.
    package init(_ least: CGFloat, _ greatest: CGFloat) {
        self.least = least.isFinite && least > 0 ? least : 1
        self.greatest = max(greatest.isFinite ? greatest : self.least, self.least)
    }

    package var leaveChoice: Bool { least < greatest }

    package func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, least), greatest) }

    /// The scale that is shown while fingers ask for one: beyond the limits it gives way less and less.
    package func shown(_ scale: CGFloat, bounces: Bool) -> CGFloat {
        let limit = clamp(scale)
        guard bounces, scale > 0, scale != limit else { return limit }
        // Never beyond twice the greatest scale, nor below half the least.
        let excess = log2(scale / limit)
        return limit * exp2(excess / (1 + abs(excess)) * Self.greatestGiving)
    }

    /// In powers of two.
    // ad-hoc
    private static let greatestGiving: CGFloat = 0.8
}
