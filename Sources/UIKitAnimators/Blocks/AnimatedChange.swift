@_spi(ForasteroInternal) package import QuartzCore
@_spi(ForasteroInternal) package import UIKitCore

/// Is notified when the changes that it has asked for have been shown to the end.
@MainActor
package protocol AnimatedChangeOwner: AnyObject {
    func changeDidEnd(_ change: AnimatedChange, finished: Bool)
}

/// The change of one property of one view, while it is animated.
///
/// Keeps its owner alive, and keeps touches from the view if that is asked for. Notified of its end exactly once, and also if the view
/// ceases to exist meanwhile.
@MainActor
package final class AnimatedChange: UIObject, @MainActor ViewAnimationDelegate {
    /// Of the view that is spoken for.
    private let viewLayer: LayerReference
    private let changedLayer: LayerReference
    /// The one that the view is in; nil outside of windows.
    private(set) weak var window: UIWindow?
    private let key: String
    private let owner: any AnimatedChangeOwner
    private let blocksTouches: Bool
    private var isOver = false
    /// Called at the end, too.
    var atEnd: (() -> Void)?
    /// Another change of the same block has taken its position, so its end means nothing.
    var isSuperseded = false

    /// - Parameter layer: what is animated; the view's own if nothing is said.
    package init(of view: UIView, layer: CALayer? = nil, key: String, blocksTouches: Bool, owner: any AnimatedChangeOwner) {
        viewLayer = view.backingLayer.reference
        window = view.hostWindow
        changedLayer = layer?.reference ?? viewLayer
        self.key = key
        self.owner = owner
        self.blocksTouches = blocksTouches
        super.init()
        if blocksTouches { view.beginAnimationWithoutTouches() }
    }

    isolated deinit {
        end(finished: false)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(finished: flag) }

    /// Takes the animation off the layer if it was never shown, because the layer is not.
    func endIfNotShown() {
        guard !isOver, let layer = changedLayer.layer, layer.presentation() == nil else { return }
        end(finished: true)
        layer.removeAnimation(forKey: key)
    }

    private func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        if blocksTouches { (viewLayer.layer?.delegate as? UIView)?.endAnimationWithoutTouches() }
        atEnd?()
        atEnd = nil
        owner.changeDidEnd(self, finished: finished)
    }
}

extension UIView {
    fileprivate func beginAnimationWithoutTouches() {
        ensureRare().animationsWithoutTouches += 1
        flags.insert(.isWithoutTouches)
    }

    fileprivate func endAnimationWithoutTouches() {
        guard let rare else { return }
        rare.animationsWithoutTouches -= 1
        if rare.animationsWithoutTouches == 0 { flags.remove(.isWithoutTouches) }
    }
}
