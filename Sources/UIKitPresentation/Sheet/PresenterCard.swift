import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) internal import UIKitCore

/// The view behind a sheet, which recedes like a card while the sheet covers it.
@MainActor
final class PresenterCard {
    private let view: UIView
    private let clipped: Bool
    private let cornerRadius: CGFloat
    private let corners: CACornerMask
    /// That of the screen on which the view has receded; nil while it has not.
    private weak var statusBar: StatusBar?

    init(_ view: UIView) {
        self.view = view
        clipped = view.clipsToBounds
        cornerRadius = view.layer.cornerRadius
        corners = view.layer.maskedCorners
    }

    /// Lets the view recede.
    /// - Parameters:
    ///   - share: from 0, where it has its usual frame, to 1.
    ///   - top: where its upper edge is in the end, in its window.
    func recede(_ share: CGFloat, top: CGFloat) {
        guard share > 0 else { return restore() }
        let size = view.bounds.size
        guard size.width > 0 else { return }
        let scale = 1 - share * 2 * SheetLayout.cardInset / size.width
        let usualTop = view.superview.map { $0.convert(CGPoint(x: 0, y: view.center.y - size.height / 2), to: nil).y } ?? 0
        let rise = share * (top - usualTop) - size.height * (1 - scale) / 2
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise)
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        noteCard(share > 0.5)
        view.layer.cornerRadius = max(cornerRadius, share * SheetLayout.cornerRadius / scale)
    }

    /// Gives the view what it had before.
    func restore() {
        view.transform = .identity
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = clipped
        noteCard(false)
    }

    /// The status bar stands on what is behind the card.
    private func noteCard(_ isCard: Bool) {
        guard isCard != (statusBar != nil) else { return }
        statusBar?.cardCount -= 1
        statusBar = isCard ? view.window?.screenHost.statusBar : nil
        statusBar?.cardCount += 1
    }
}
