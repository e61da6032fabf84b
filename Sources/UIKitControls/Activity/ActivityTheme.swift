import UIKitCore

/// Appearance values of activity indicators: blades around a middle, the brightest of which goes round. Lengths are in points.
struct ActivityTheme: Sendable {
    var diameter: CGFloat
    var bladeSize: CGSize
    /// From the middle to that of a blade.
    var bladeRadius: CGFloat

    /// Of the blades, from the brightest to the one that comes before it.
    static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
    /// How long the brightest blade takes to go round, in seconds.
    static let period = 1.0
    static let color = UIColor.systemGray

    // observed: iOS 26.1, the sizes and alphas of an indicator on screen
    static let medium = ActivityTheme(diameter: 20, bladeSize: CGSize(width: 6.5, height: 2.5), bladeRadius: 6.75)
    static let large = ActivityTheme(diameter: 37, bladeSize: CGSize(width: 12, height: 5), bladeRadius: 11.5)

    var size: CGSize { CGSize(width: diameter, height: diameter) }

    /// The picture in which one blade, counted clockwise from the top, is the brightest.
    func picture(brightest: Int, color: CGColor, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(color)
            context.translateBy(x: diameter / 2, y: diameter / 2)
            let count = Self.alphas.count
            for blade in 0..<count {
                context.saveGState()
                context.rotate(by: CGFloat(blade) * 2 * .pi / CGFloat(count) - .pi / 2)
                context.setAlpha(Self.alphas[(brightest - blade + count) % count])
                let rect = CGRect(
                    x: bladeRadius - bladeSize.width / 2, y: -bladeSize.height / 2, width: bladeSize.width, height: bladeSize.height)
                context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: bladeSize.height / 2).cgPath)
                context.fillPath()
                context.restoreGState()
            }
        }
    }
}
