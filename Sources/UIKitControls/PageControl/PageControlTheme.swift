import UIKitCore

/// Appearance values of page controls. Lengths are in points.
struct PageControlTheme: Sendable {
    var height: CGFloat
    var dotDiameter: CGFloat
    /// From the middle of one dot to that of the next.
    var pitch: CGFloat
    /// The margin on either side of the dots.
    var sideMargin: CGFloat
    var dotColor: UIColor
    var currentDotColor: UIColor
    var platterColor: UIColor
    var platterMargin: CGFloat
    /// Of a dot beyond which there are more, against the others.
    var shrunkScale: CGFloat
    /// Of symbols that stand for pages.
    var symbolSize: CGFloat
    /// How far a finger goes along the dots before they follow it.
    var scrubDistance: CGFloat
    var duration: Double

    /// That of iOS 14 to 18.
    static let flat = PageControlTheme(
        height: 26, dotDiameter: 7, pitch: 17, sideMargin: 26, dotColor: UIColor.white.withAlphaComponent(0.2), currentDotColor: .white,
        platterColor: .secondarySystemFill, platterMargin: 10, shrunkScale: 0.6, symbolSize: 11, scrubDistance: 10, duration: 0.2)

    func size(pages: Int, pitch: CGFloat) -> CGSize {
        CGSize(width: 2 * sideMargin + CGFloat(max(pages, 0)) * pitch, height: height)
    }

    /// A picture as it is in the row: in one colour, and a symbol at the size of the dots around it.
    @MainActor func indicator(_ image: UIImage) -> UIImage {
        let sized = image.isSymbolImage ? image.withConfiguration(UIImage.SymbolConfiguration(pointSize: symbolSize)) : image
        return sized.withRenderingMode(.alwaysTemplate)
    }
}
