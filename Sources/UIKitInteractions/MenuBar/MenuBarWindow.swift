import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The window in which the menu bar and its menus are shown, in front of the app's. It never gets the keys.
@MainActor
final class MenuBarWindow: UIWindow {
    /// Says which touches are for the menus.
    var takes: ((CGPoint) -> Bool)?
    var sizeDidChange: (() -> Void)?
    private var knownSize = CGSize.zero

    private static let level = UIWindow.Level(5_000_000)

    convenience init(on screen: UIScreen) {
        self.init(frame: screen.bounds)
        windowLevel = Self.level
        knownSize = bounds.size
    }

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

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        takes?(point) == true ? super.hitTest(point, with: event) : nil
    }
}
