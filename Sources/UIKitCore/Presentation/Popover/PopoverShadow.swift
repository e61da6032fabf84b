import Foundation
internal import QuartzCore

/// The shadow around a popover, as a picture that can be stretched: nothing of it lies under the popover, whose glass would darken.
@MainActor
enum PopoverShadow {
    /// How far it reaches beyond the popover, in points.
    static let extent: CGFloat = 60
    private static let blur: CGFloat = 40
    private static let offset: CGFloat = 6
    private static let strength: CGFloat = 0.24

    private static var images: [CGFloat: UIImage] = [:]

    /// - Parameter scale: pixels per point.
    static func image(scale: CGFloat) -> UIImage {
        if let image = images[scale] { return image }
        let image = draw(scale: scale)
        images[scale] = image
        return image
    }

    private static func draw(scale: CGFloat) -> UIImage {
        let edge = extent + PopoverChrome.system.cornerRadius + blur
        let size = CGSize(width: 2 * edge + 1, height: 2 * edge + 1)
        let popover = CGRect(origin: .zero, size: size).insetBy(dx: extent, dy: extent)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            let outline = UIBezierPath(roundedRect: popover, cornerRadius: PopoverChrome.system.cornerRadius)
            let outside = UIBezierPath(rect: CGRect(origin: .zero, size: size))
            outside.append(outline)
            outside.usesEvenOddFillRule = true
            outside.addClip()
            let color = UIColor(white: 0, alpha: strength)
            context.setShadow(offset: CGSize(width: 0, height: offset), blur: blur, color: color.cgColor)
            UIColor.black.setFill()
            outline.fill()
        }
        return image.resizableImage(withCapInsets: UIEdgeInsets(top: edge, left: edge, bottom: edge, right: edge))
    }
}
