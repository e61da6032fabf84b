@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews

/// The views that show a button, made when there is something to show.
@MainActor
final class ButtonParts {
    private unowned let button: UIButton
    private(set) var title: ButtonLabel?
    private(set) var subtitle: ButtonLabel?
    private(set) var image: UIImageView?
    /// The picture behind everything.
    private(set) var background: UIImageView?
    /// The background of a configuration.
    private(set) var configured: BackgroundConfigurationView?
    private(set) var activity: UIActivityIndicatorView?

    init(of button: UIButton) { self.button = button }

    /// Returns true if a view is one of these.
    func contains(_ view: UIView) -> Bool {
        let all: [UIView?] = [title, subtitle, image, background, configured, activity]
        return all.contains { $0 === view }
    }

    /// The views that fade while a finger is on the button.
    var faded: [UIView] { [title, subtitle, image, activity].compactMap { $0 } }

    func ensureTitle(font: UIFont) -> ButtonLabel {
        if let title { return title }
        let label = makeLabel()
        label.font = font
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        title = label
        return label
    }

    func ensureSubtitle() -> ButtonLabel {
        if let subtitle { return subtitle }
        let label = makeLabel()
        subtitle = label
        return label
    }

    func ensureImage() -> UIImageView {
        if let image { return image }
        let view = UIImageView(frame: .zero)
        image = view
        button.insertSubview(view, at: backCount)
        return view
    }

    func ensureBackground() -> UIImageView {
        if let background { return background }
        let view = UIImageView(frame: button.bounds)
        background = view
        button.insertSubview(view, at: configured == nil ? 0 : 1)
        return view
    }

    func ensureConfigured() -> BackgroundConfigurationView {
        if let configured { return configured }
        let view = BackgroundConfigurationView(frame: button.bounds)
        configured = view
        button.insertSubview(view, at: 0)
        return view
    }

    func ensureActivity() -> UIActivityIndicatorView {
        if let activity { return activity }
        let view = UIActivityIndicatorView(style: .medium)
        view.isAccessibilityElement = false
        activity = view
        button.addSubview(view)
        return view
    }

    /// Takes away what only configurations show.
    func dropConfigured() {
        for view in [configured, subtitle, activity] as [UIView?] { view?.removeFromSuperview() }
        configured = nil
        subtitle = nil
        activity = nil
    }

    func dropActivity() {
        activity?.removeFromSuperview()
        activity = nil
    }

    private var backCount: Int { (background == nil ? 0 : 1) + (configured == nil ? 0 : 1) }

    private func makeLabel() -> ButtonLabel {
        let label = ButtonLabel(frame: .zero)
        button.addSubview(label)
        return label
    }
}
