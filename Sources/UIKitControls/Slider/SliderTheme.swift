import UIKitCore

/// Appearance values of sliders. Lengths are in points, times in seconds.
struct SliderTheme: Sendable {
    var height: CGFloat
    /// The width of a slider that is sized to fit.
    var width: CGFloat
    var trackHeight: CGFloat
    var thumbDiameter: CGFloat
    /// How far the thumb may go beyond the ends of the track.
    var overhang: CGFloat
    /// From a picture at an end to the track.
    var imageSpacing: CGFloat
    /// How far beside the thumb a finger may come down.
    var touchMargin: CGFloat
    var duration: Double
    var trackColor: UIColor
    var thumbColor: UIColor
    var disabledAlpha: CGFloat
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var shadowOffset: CGSize

    /// That of iOS 13 to 18.
    static let flat = SliderTheme(
        height: 31, width: 118, trackHeight: 4, thumbDiameter: 28, overhang: 2, imageSpacing: 13, touchMargin: 12, duration: 0.25,
        trackColor: .systemFill, thumbColor: .white, disabledAlpha: 0.5, shadowOpacity: 0.22, shadowRadius: 4,
        shadowOffset: CGSize(width: 0, height: 2))

    /// A picture at the left or right end, in the middle of the height.
    func imageRect(_ size: CGSize, atRight: Bool, in bounds: CGRect) -> CGRect {
        CGRect(
            x: atRight ? bounds.maxX - size.width : bounds.minX, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }

    /// The track between the pictures, in the middle of the height.
    func trackRect(in bounds: CGRect, left: CGFloat, right: CGFloat, height: CGFloat) -> CGRect {
        func inset(_ imageWidth: CGFloat) -> CGFloat { imageWidth > 0 ? imageWidth + imageSpacing : 0 }
        let left = inset(left) + overhang
        let width = bounds.width - left - inset(right) - overhang
        return CGRect(x: bounds.minX + left, y: (bounds.midY - height / 2).rounded(.down), width: max(width, 0), height: height)
    }

    /// - Parameter share: from the left end, 0, to the right one, 1.
    func thumbRect(_ size: CGSize, track: CGRect, share: CGFloat) -> CGRect {
        let way = max(track.width + 2 * overhang - size.width, 0)
        return CGRect(x: track.minX - overhang + way * share, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }
}
