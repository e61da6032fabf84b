extension UIImage {
    /// Draws the picture upright into a context whose y points down.
    /// - Parameter stencilColor: what is drawn through the picture's alpha in place of its colours; nil draws these.
    func paint(in context: CGContext, rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat, stencilColor: CGColor?) {
        guard let cgImage, !rect.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.concatenate(imageOrientation.transform(into: rect))
        let stored = imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
        let target = CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height)
        if let stencilColor {
            context.beginTransparencyLayer(in: target, auxiliaryInfo: nil)
            context.draw(cgImage, in: target)
            context.setBlendMode(.sourceIn)
            context.setFillColor(stencilColor)
            context.fill(target)
            context.endTransparencyLayer()
        } else {
            context.draw(cgImage, in: target)
        }
    }
}

extension UIImage.Orientation {
    /// From a rectangle about the origin, y up as pictures are drawn, to an upright one on a screen.
    fileprivate func transform(into rect: CGRect) -> CGAffineTransform {
        var transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        switch self {
        case .up, .upMirrored: break
        case .down, .downMirrored: transform = transform.rotated(by: .pi)
        case .left, .leftMirrored: transform = transform.rotated(by: -.pi / 2)
        case .right, .rightMirrored: transform = transform.rotated(by: .pi / 2)
        }
        let isMirrored = rawValue >= UIImage.Orientation.upMirrored.rawValue
        return transform.scaledBy(x: isMirrored ? -1 : 1, y: -1)
    }
}
