import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows what lies under a finger larger, and above it.
final class TextLoupe: UIView {
    private unowned let textView: UIView
    private let theme: TextMarksTheme
    private let picture: LoupePicture

    init(over textView: UIView, theme: TextMarksTheme) {
        (self.textView, self.theme) = (textView, theme)
        picture = LoupePicture(of: textView, scale: theme.loupeScale)
        super.init(frame: CGRect(origin: .zero, size: theme.loupeSize))
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
        picture.frame = bounds
        picture.layer.cornerRadius = bounds.height / 2
        picture.layer.borderWidth = theme.loupeBorder
        picture.clipsToBounds = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter caret: what is shown in the middle, in the text's coordinates.
    func show(_ caret: CGRect, in window: UIWindow) {
        let point = CGPoint(x: caret.midX, y: caret.midY)
        if superview !== window { window.addSubview(self) }
        let location = textView.convert(point, to: window)
        let half = bounds.width / 2
        let x = min(max(location.x, half), max(window.bounds.width - half, half))
        let y = max(location.y - theme.loupeDistance, bounds.height / 2 + window.safeAreaInsets.top)
        UIView.performWithoutAnimation {
            center = CGPoint(x: x, y: y)
            picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        }
        (picture.middle, picture.caretHeight) = (point, caret.height)
        picture.setNeedsDisplay()
    }
}

/// The picture in a loupe.
private final class LoupePicture: UIView {
    private unowned let textView: UIView
    private let scale: CGFloat
    var middle = CGPoint.zero
    var caretHeight: CGFloat = 0

    init(of textView: UIView, scale: CGFloat) {
        (self.textView, self.scale) = (textView, scale)
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.systemBackground.setFill()
        context.fill(bounds)
        context.saveGState()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: textView.bounds.minX - middle.x, y: textView.bounds.minY - middle.y)
        textView.drawHierarchy(in: CGRect(origin: .zero, size: textView.bounds.size), afterScreenUpdates: false)
        context.restoreGState()
        tintColor.setFill()
        context.fill(CGRect(x: bounds.midX - 1, y: bounds.midY - caretHeight * scale / 2, width: 2, height: caretHeight * scale))
    }
}
