import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) internal import UIKitCore

/// The frame around the element at which the user is. It hangs on the element's own layer, and so goes where that goes.
@MainActor
final class AccessibilityRing {
    private static let width: CGFloat = 3
    private static let radius: CGFloat = 6
    /// In front of whatever the view itself has.
    private static let height: CGFloat = 1e5
    private let layer = CAShapeLayer()

    func show(around target: (any AccessibilityTarget)?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.removeFromSuperlayer()
        if let target, let view = target.hostView, let window = view.window { place(around: target, in: view, window) }
        CATransaction.commit()
    }

    private func place(around target: any AccessibilityTarget, in view: UIView, _ window: UIWindow) {
        let frame = target.accessibilityFrame
        let corner = window.convert(window.point(fromScreen: frame.origin), to: view)
        let rect = target === view ? view.bounds : CGRect(origin: corner, size: frame.size)
        let inner = rect.insetBy(dx: Self.width / 2, dy: Self.width / 2)
        guard inner.width > 0, inner.height > 0 else { return }
        layer.path = UIBezierPath(roundedRect: inner, cornerRadius: min(Self.radius, inner.width / 2, inner.height / 2)).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemBlue.resolvedColor(with: view.traitCollection).cgColor
        layer.lineWidth = Self.width
        layer.zPosition = Self.height
        view.layer.addSublayer(layer)
    }
}
