import Foundation

/// How far a large title has given way to the content below it, or has been pulled down by it. Lengths are in points.
struct LargeTitleState: Equatable {
    /// The part of its height that is out of sight.
    private(set) var hidden: CGFloat = 0
    /// How much further down it stands than at rest.
    private(set) var stretch: CGFloat = 0

    /// A title that is all there.
    init() {}

    /// - Parameters:
    ///   - height: of its position at rest.
    ///   - contentBeginning: from the lower edge of the buttons above it to the content.
    init(height: CGFloat, contentBeginning: CGFloat) {
        // Content at rest stands where the bar's height puts it, and the bar's height goes by where that is: what sums leave behind the
        // comma would go round for ever.
        let beginning = abs(contentBeginning - height) < Self.tolerance ? height : contentBeginning
        hidden = height - min(max(beginning, 0), height)
        stretch = max(beginning - height, 0)
    }

    /// Far less than a pixel, and more than sums of lengths are off by.
    private static let tolerance: CGFloat = 1 / 1024
}
