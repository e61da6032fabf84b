@_spi(ForasteroInternal) import UIKitCore
import Foundation

/// Lets a view say what the pointer of a mouse looks like over it, and over which parts of it.
///
/// While the pointer moves over the view without a button down, the delegate is asked for the region under it; when that becomes
/// another one, for the region's style. Of styles the pointer's shape is shown, as far as the display has such a pointer; effects on
/// views are the delegate's own, by the animations that it adds.
// apple: https://developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor @objcMembers open class UIPointerInteraction: UIObject, UIInteraction {
    private lazy var hover = UIHoverGestureRecognizer(target: self, action: #selector(pointerMoved))
    private var region: UIPointerRegion?
    private var latest: UIPointerRegionRequest?

    /// An interaction with a delegate, which is not kept alive. Without one the pointer takes the shape of the view.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Answers for the view. Not kept alive.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// True if the delegate is asked. Default: true.
    open var isEnabled = true {
        didSet {
            hover.isEnabled = isEnabled
            if !isEnabled { enter(nil) }
        }
    }

    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) {
        enter(nil)
        self.view?.removeGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Has the delegate asked again, if the pointer is over the view.
    open func invalidate() {
        guard let latest, region != nil else { return }
        region = nil
        ask(latest)
    }

    @objc private func pointerMoved() {
        guard isEnabled, let view, [.began, .changed].contains(hover.state) else { return enter(nil) }
        ask(UIPointerRegionRequest(location: hover.location(in: view), modifiers: hover.modifierFlags))
    }

    private func ask(_ request: UIPointerRegionRequest) {
        guard let view, let delegate else { return }
        latest = request
        let standard = UIPointerRegion(rect: view.bounds)
        let asked = delegate.pointerInteraction?(self, regionFor: request, defaultRegion: standard)
        let isAsked = delegate.responds(to: #selector(UIPointerInteractionDelegate.pointerInteraction(_:regionFor:defaultRegion:)))
        enter(isAsked ? asked ?? nil : standard)
    }

    private func enter(_ other: UIPointerRegion?) {
        guard other != region else { return }
        if let region {
            let animator = PointerAnimator()
            delegate?.pointerInteraction?(self, willExit: region, animator: animator)
            animator.run()
        }
        region = other
        guard let other else {
            latest = nil
            return show(nil)
        }
        let animator = PointerAnimator()
        delegate?.pointerInteraction?(self, willEnter: other, animator: animator)
        animator.run()
        show(delegate?.pointerInteraction?(self, styleFor: other) ?? nil)
    }

    private func show(_ style: UIPointerStyle?) {
        (view?.displayHost ?? .current).display.setCursor(style?.cursor ?? .arrow)
    }
}

/// Runs what is to accompany a change of the region.
@MainActor
private final class PointerAnimator: UIObject, UIPointerInteractionAnimating {
    private static let duration: TimeInterval = 0.2
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { for body in animations { body() } }, completion: { finished in for body in completions { body(finished) } })
    }
}
