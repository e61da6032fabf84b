import Foundation
import UIKitCore

/// The background of a bar: material, colour, picture, and the line at the edge towards the content.
///
/// The line lies just outside of the view. What ``show(_:)`` changes can be animated.
final class BarBackgroundView: UIView {
    private let glass = UIVisualEffectView(effect: nil)
    private let tint = UIView()
    private let picture = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    private var lineHeight: CGFloat?

    /// Where the bar is: the line of a bar at the bottom is above it. Default: top.
    var position = UIBarPosition.top { didSet { if position != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for part in [glass, tint, picture] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        picture.clipsToBounds = true
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the look of an appearance.
    func show(_ appearance: UIBarAppearance) {
        // A material that goes away fades with the view that shows it.
        if let effect = appearance.backgroundEffect { glass.effect = effect }
        glass.alpha = appearance.backgroundEffect == nil ? 0 : 1
        tint.backgroundColor = appearance.backgroundColor ?? .clear
        picture.contentMode = appearance.backgroundImageContentMode
        picture.image = appearance.backgroundImage
        showLine(of: appearance)
    }

    private func showLine(of appearance: UIBarAppearance) {
        let color = appearance.shadowColor
        line.image = appearance.shadowImage.map { color == nil ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        line.tintColor = color
        line.backgroundColor = appearance.shadowImage == nil ? color : .clear
        line.alpha = appearance.shadowImage == nil && color == nil ? 0 : 1
        let height = appearance.shadowImage?.size.height
        guard height != lineHeight else { return }
        lineHeight = height
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = lineHeight ?? 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: position == .bottom ? -height : bounds.maxY, width: bounds.width, height: height)
    }
}
