import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A window gets another size, as when the device turns: its controllers are notified of it before, and what they animate alongside is
/// done together with it.
@MainActor
struct WindowSizeChange: WindowSizeChanging {
    private let window: UIWindow
    private let frame: CGRect
    private let traits: UITraitCollection
    private let transition: ControllerTransition

    init(of window: UIWindow, to frame: CGRect, traits: UITraitCollection) {
        self.window = window
        self.frame = frame
        self.traits = traits
        transition = ControllerTransition(
            in: window, from: TransitionSide(nil, view: nil), to: TransitionSide(nil, view: nil), animator: nil)
    }

    /// Step 1, while everything is as before.
    func announce() {
        guard let root = window.rootViewController else { return }
        if traits != window.traitCollection { root.willTransition(to: traits, with: transition) }
        if frame.size != window.bounds.size { root.viewWillTransition(to: frame.size, with: transition) }
        for presented in root.chainOfPresented.dropFirst() { announce(to: presented.presentation?.active) }
    }

    private func announce(to controller: UIPresentationController?) {
        guard let controller else { return }
        if traits != window.traitCollection { controller.willTransition(to: traits, with: transition) }
        if frame.size != window.bounds.size { controller.viewWillTransition(to: frame.size, with: transition) }
    }

    /// Step 2, when the screen has its new size.
    func perform() {
        window.frame = frame
        transition.start(endsAtOnce: true)
    }
}
