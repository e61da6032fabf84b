import Foundation

/// The window in which keyboards and what stands in their place are shown, in front of all others. It never gets the keys.
final class InputWindow: UIWindow {
    /// Called when the screen has another size.
    var sizeDidChange: (() -> Void)?
    private var knownSize = CGSize.zero

    private static let level = UIWindow.Level(10_000_000)

    init(on screen: UIScreen) {
        super.init(frame: screen.bounds)
        windowLevel = Self.level
        knownSize = bounds.size
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

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
