import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The window in which keyboards and what is in their place are shown, in front of all others. It never gets the keys.
final class InputWindow: UIWindow {
    /// Called when the screen has another size.
    var sizeDidChange: (() -> Void)?
    private var knownSize = CGSize.zero
    /// The window whose first responder wants what is shown. What is typed into here is its first responder too.
    private weak var owner: UIWindow?

    private static let level = UIWindow.Level(10_000_000)

    init(for owner: UIWindow) {
        self.owner = owner
        super.init(frame: owner.screen.bounds)
        windowLevel = Self.level
        knownSize = bounds.size
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
    override var responderWindow: UIWindow { owner ?? self }

    /// It belongs to the system, and not to a scene of the app.
    override var windowScene: UIWindowScene? {
        get { nil }
        set {}
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        sizeDidChange?()
    }

    /// Touches beside what is shown are for the windows behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
