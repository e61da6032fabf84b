import Foundation
internal import QuartzCore

/// Blades about a middle: they appear one after the other as the content is pulled, and go round while it is refreshed.
final class RefreshWheel: UIView {
    private let theme: RefreshTheme
    private let blades: [CALayer]
    private var isTurning = false

    init(theme: RefreshTheme) {
        self.theme = theme
        blades = theme.alphas.map { _ in CALayer() }
        let side = 2 * theme.bladeRadius + theme.bladeSize.height
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
        for (index, blade) in blades.enumerated() {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(blades.count)
            blade.bounds.size = theme.bladeSize
            blade.cornerRadius = theme.bladeSize.width / 2
            blade.position = CGPoint(x: side / 2 + sin(angle) * theme.bladeRadius, y: side / 2 - cos(angle) * theme.bladeRadius)
            blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            blade.opacity = 0
            layer.addSublayer(blade)
        }
    }

    required init?(coder: NSCoder) { nil }

    func setColor(_ color: CGColor) {
        withoutActions { for blade in blades { blade.backgroundColor = color } }
    }

    /// Shows as many blades as the content has been pulled, from 0 to 1.
    func show(pull: CGFloat) {
        guard !isTurning else { return }
        withoutActions {
            for (index, blade) in blades.enumerated() {
                let share = min(max(pull * CGFloat(blades.count) - CGFloat(index), 0), 1)
                blade.opacity = Float(share * theme.alphas[0])
            }
        }
    }

    func turn() {
        isTurning = true
        let count = blades.count
        withoutActions {
            for (index, blade) in blades.enumerated() {
                blade.opacity = Float(theme.alphas[(count - index) % count])
                let animation = CAKeyframeAnimation(keyPath: "opacity")
                animation.values = (0..<count).map { theme.alphas[($0 - index + count) % count] }
                animation.calculationMode = .discrete
                animation.duration = theme.period
                animation.repeatCount = .infinity
                blade.add(animation, forKey: Self.turning)
            }
        }
    }

    func stop() {
        isTurning = false
        for blade in blades { blade.removeAnimation(forKey: Self.turning) }
    }

    private static let turning = "turning"

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
