import UIKitCore

/// Appearance values of progress views. Lengths are in points.
struct ProgressTheme: Sendable {
    var height: CGFloat
    /// The width of a new view that nobody has given a frame.
    var width: CGFloat
    var trackColor: UIColor
    var duration: Double

    /// That of iOS 13 to 18.
    static let flat = ProgressTheme(height: 4, width: 150, trackColor: .systemFill, duration: 0.25)

    /// The filled part of a track, on whole pixels; never narrower than its round ends need.
    func fill(of progress: Float, in bounds: CGRect, isRightToLeft: Bool, scale: CGFloat) -> CGRect {
        guard progress > 0, bounds.width > 0 else {
            return CGRect(x: isRightToLeft ? bounds.maxX : bounds.minX, y: bounds.minY, width: 0, height: bounds.height)
        }
        let exact = (bounds.width * CGFloat(progress) * scale).rounded() / scale
        let width = min(max(exact, bounds.height), bounds.width)
        return CGRect(x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    }
}
