import Foundation
import UIKitCore

/// The view over the lower controller during a push or a pop: it dims, and carries the upper one's shadow.
final class PageCover: UIView {
    private let shadow = GradientView(frame: .zero)
    private let dimming = UIView()
    private let theme: NavigationTransitionTheme
    private let isRightToLeft: Bool

    init(frame: CGRect, theme: NavigationTransitionTheme, isRightToLeft: Bool) {
        self.theme = theme
        self.isRightToLeft = isRightToLeft
        super.init(frame: frame)
        isUserInteractionEnabled = false
        dimming.frame = bounds
        dimming.backgroundColor = .black
        addSubview(dimming)
        addSubview(shadow)
        let colors: [CGFloat] = isRightToLeft ? [theme.shadowOpacity, 0] : [0, theme.shadowOpacity]
        guard let gradient = shadow.layer as? CAGradientLayer else { return }
        gradient.colors = colors.map { CGColor(gray: 0, alpha: $0) }
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter share: how much of the child controller below is covered, from 0 to 1.
    func place(beside upper: CGRect, share: CGFloat) {
        dimming.alpha = theme.dimming * share
        shadow.alpha = share
        let x = isRightToLeft ? upper.maxX : upper.minX - theme.shadowWidth
        shadow.frame = CGRect(x: x, y: 0, width: theme.shadowWidth, height: bounds.height)
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
