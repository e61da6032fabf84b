import Foundation
internal import QuartzCore

/// The shadow around a popover: a picture that can be stretched, left out where popover and arrow are, whose glass it would darken.
final class PopoverShadow: UIImageView {
    /// How far it reaches beyond the popover, in points.
    static let extent: CGFloat = 56
    private static let blur: CGFloat = 36
    private static let offset: CGFloat = 4
    private static let strength: CGFloat = 0.22

    private let arrowHole = CAShapeLayer()
    private var drawnSize: CGSize?

    init() {
        super.init(frame: .zero)
        arrowHole.fillRule = .evenOdd
        layer.mask = arrowHole
    }

    required init?(coder: NSCoder) { nil }

    /// Surrounds a popover.
    /// - Parameters:
    ///   - body: where the popover is, without the arrow.
    ///   - arrow: the outline of the arrow; nil for none.
    func surround(_ body: CGRect, arrow: UIBezierPath?) {
        draw(around: body.size)
        frame = body.insetBy(dx: -Self.extent, dy: -Self.extent)
        arrowHole.frame = bounds
        let hole = UIBezierPath(rect: bounds)
        if let arrow {
            let outline = UIBezierPath(cgPath: arrow.cgPath)
            outline.apply(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            hole.append(outline)
        }
        arrowHole.path = hole.cgPath
    }

    // MARK: The picture

    /// Sides longer than this are stretched: the shadow in their middle is the same everywhere.
    private static let longestSide: CGFloat = 2 * (PopoverChrome.system.cornerRadius + blur) + 1

    /// A picture for a popover of a size, unless the present one is good for it.
    private func draw(around size: CGSize) {
        let size = CGSize(width: min(size.width, Self.longestSide), height: min(size.height, Self.longestSide))
        guard size != drawnSize else { return }
        drawnSize = size
        image = Self.picture(around: size, scale: max(traitCollection.displayScale, 1))
    }

    private static func picture(around size: CGSize, scale: CGFloat) -> UIImage {
        let body = CGRect(origin: CGPoint(x: extent, y: extent), size: size)
        let whole = CGRect(origin: .zero, size: CGSize(width: size.width + 2 * extent, height: size.height + 2 * extent))
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: whole.size, format: format).image { renderer in
            let outline = UIBezierPath(roundedRect: body, cornerRadius: PopoverChrome.system.cornerRadius)
            let outside = UIBezierPath(rect: whole)
            outside.append(outline)
            outside.usesEvenOddFillRule = true
            outside.addClip()
            let color = UIColor(white: 0, alpha: strength)
            renderer.cgContext.setShadow(offset: CGSize(width: 0, height: offset), blur: blur, color: color.cgColor)
            UIColor.black.setFill()
            outline.fill()
        }
        let (across, down) = ((whole.width - 1) / 2, (whole.height - 1) / 2)
        return image.resizableImage(withCapInsets: UIEdgeInsets(top: down, left: across, bottom: down, right: across))
    }
}
