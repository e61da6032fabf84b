public import Foundation

/// Shows a menu for a view when a finger stays on it.
///
/// The finger may then go on to an element and be lifted there, or be lifted and tap one. A tap beside the menu takes it away.
// apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor @objcMembers open class UIContextMenuInteraction: UIObject, UIInteraction {
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    /// Nil where the module for menus is not part of the program.
    private static let presenter = ClassLookup.find("MenuPresentation") as? any ContextMenuPresenting.Type
    private var presentation: (any ContextMenuPresenting)?
    private var pending: UIContextMenuConfiguration?

    /// How a menu looks together with what it belongs to.
    // apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance
    public enum Appearance: Int, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// The view of the menu is lifted, and all around it is blurred.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// An interaction for one view, with a delegate that is not kept alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.delegate = self
        press.addTarget(self, action: #selector(followPress))
    }

    /// Says what the menu is. Not kept alive.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    open private(set) weak var view: UIView?

    /// How the menu that is shown looks.
    open var menuAppearance: UIContextMenuInteraction.Appearance { presentation == nil ? .unknown : isCompact ? .compact : .rich }

    open func willMove(to view: UIView?) {
        guard let former = self.view else { return }
        dismissMenu()
        former.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the finger is that has brought the menu, in a view's coordinates; nil is those of the window.
    @objc(locationInView:)
    open func location(in view: UIView?) -> CGPoint {
        guard let point = lastLocation, let window = self.view?.window else { return .zero }
        return view.map { $0.convert(point, from: window) } ?? point
    }

    /// Takes the menu away. Does nothing if none is shown.
    open func dismissMenu() { presentation?.dismiss(commit: nil) }

    /// Replaces the menu that is shown.
    /// - Parameter block: makes it from the one that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presentation else { return }
        presentation.replaceMenu(with: block(presentation.menu))
    }

    // MARK: For controls

    /// Controls show menus by their own rules: as soon as they are touched.
    var isCompact = false
    private var lastLocation: CGPoint?

    /// Shows the menu for a position, in the view's coordinates. Returns whether there is one.
    func present(at location: CGPoint) -> Bool {
        guard presentation == nil, let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return false }
        return present(configuration, at: location)
    }

    /// The finger that has brought the menu moves, or is lifted: in the window's coordinates.
    func follow(_ finger: CGPoint, isLifted: Bool) {
        lastLocation = finger
        presentation?.follow(finger, isLifted: isLifted)
    }

    // MARK: Private

    private func present(_ configuration: UIContextMenuConfiguration, at location: CGPoint) -> Bool {
        guard let presenter = Self.presenter, let view, let window = view.window, let menu = configuration.actionProvider?([]) else {
            return false
        }
        lastLocation = view.convert(location, to: window as UIView)
        let preview = isCompact ? nil : highlightPreview(configuration, of: view)
        let source = MenuSource(view: view, preview: preview, controller: isCompact ? nil : configuration.previewProvider?())
        let presentation = presenter.init(menu, source: source, isCompact: isCompact, finger: lastLocation)
        presentation.order = configuration.preferredMenuElementOrder
        self.presentation = presentation
        let animator = MenuAnimator(previewViewController: source.controller)
        delegate?.contextMenuInteraction?(self, willDisplayMenuFor: configuration, animator: animator)
        presentation.willEnd = { [weak self] animator in
            guard let self else { return }
            self.presentation = nil
            self.delegate?.contextMenuInteraction?(self, willEndFor: configuration, animator: animator)
        }
        presentation.previewWasTapped = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction?(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        presentation.endTarget = { [weak self] in
            guard let self, !self.isCompact else { return nil }
            return self.delegate?.contextMenuInteraction?(self, previewForDismissingMenuWithConfiguration: configuration) ?? nil
        }
        presentation.begin(in: window, animator: animator)
        return true
    }

    private func highlightPreview(_ configuration: UIContextMenuConfiguration, of view: UIView) -> UITargetedPreview {
        let given = delegate?.contextMenuInteraction?(self, previewForHighlightingMenuWithConfiguration: configuration) ?? nil
        return given ?? UITargetedPreview(view: view)
    }

    @objc private func followPress() {
        let finger = press.location(in: nil)
        switch press.state {
        case .began:
            guard let configuration = pending, let view else { return }
            pending = nil
            _ = present(configuration, at: press.location(in: view))
        case .changed: follow(finger, isLifted: false)
        case .ended: follow(finger, isLifted: true)
        case .cancelled, .failed: presentation?.forgetFinger()
        default: break
        }
    }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
    /// The finger is another's where there is no menu.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard presentation == nil, let view, view.window != nil else { return false }
        if let control = view as? UIControl, !control.isEnabled { return false }
        pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return pending != nil
    }
}
