import Foundation
@_spi(ForasteroInternal) import UIKitCore
import QuartzCore

extension UICollectionReusableView {
    /// Shows the view as attributes say, and tells it of those that are not equal to the last ones.
    final func place(by attributes: UICollectionViewLayoutAttributes, in host: ElementHost?) {
        let origin = host?.origin ?? .zero
        let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if self.center != center { self.center = center }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        guard element.attributes?.isSame(as: attributes) != true else { return }
        // Layouts change the attributes they have given.
        attributes.copy(into: &element.attributes)
        apply(attributes)
    }

    /// As large as the content asks for, along the axes where it may.
    final func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let axes = attributes.fittedAxes
        guard !axes.isEmpty, hasFittingContent else { return attributes }
        let fitting = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
        let scale = max(traitCollection.displayScale, 1)
        var size = attributes.size
        if axes.contains(.width) { size.width = fitting.width.roundedUp(toPixelsOf: scale) }
        if axes.contains(.height) { size.height = fitting.height.roundedUp(toPixelsOf: scale) }
        guard size != attributes.size, let fitted = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        fitted.size = size
        return fitted
    }

    private var hasFittingContent: Bool { fittingView is any UIContentView || !fittingView.constraints.isEmpty }
}

extension CGFloat {
    /// The next pixel upwards; what lies within a thousandth of one counts as on it.
    func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }

    /// The nearest pixel; halves go up.
    func rounded(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale + 0.5).rounded(.down) / scale }
}
