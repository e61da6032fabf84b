import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets items be dragged out of a view: a finger that rests on it lifts them, and a mouse that is moved with its button down.
///
/// Where the same press brings a menu, moving the finger takes the menu away and begins the drag.
// apple: https://developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor @objcMembers open class UIDragInteraction: UIObject, UIInteraction {
    /// True if new interactions are enabled: true, as on all devices since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// Says what is dragged. Not kept alive.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// Says whether anything can be lifted. Default: ``isEnabledByDefault``.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet {
            press.isEnabled = isEnabled
            adding.isEnabled = isEnabled
        }
    }

    /// True if other recognisers go on when something is lifted, instead of failing. Default: false.
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet { press.allowsOthers = allowsSimultaneousRecognitionDuringLift }
    }

    private let press = LiftRecognizer(target: nil, action: nil)
    private let adding = UITapGestureRecognizer(target: nil, action: nil)
    private var pending: DragSession?
    private var run: DragRun?

    /// An interaction with a delegate, which is not kept alive.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.delegate = self
        press.addTarget(self, action: #selector(followPress))
        adding.delegate = self
        adding.addTarget(self, action: #selector(addItems))
    }

    open func willMove(to view: UIView?) {
        guard let former = self.view else { return }
        former.removeGestureRecognizer(press)
        former.removeGestureRecognizer(adding)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(adding)
    }

    // MARK: Private

    @objc private func followPress() {
        let finger = press.location(in: nil)
        switch press.state {
        case .began: lift()
        case .changed: run?.move(to: finger)
        case .ended: run?.drop()
        default: run?.cancel()
        }
        if [.ended, .cancelled, .failed].contains(press.state) { run = nil }
    }

    private func lift() {
        guard let session = pending, let view, let window = view.window else { return }
        pending = nil
        let run = DragRun(session, from: self, in: window, isOfMouse: press.isMouse)
        self.run = run
        run.lift(showsPreviews: !isMenuShown)
        if press.isMouse { run.move(to: press.location(in: nil)) }
    }

    /// The drags that move on the view's screen, whoever has begun them.
    private var movingRuns: [DragRun] {
        view.map { DragRun.all(on: $0.displayHost).filter(\.session.isUnderWay) } ?? []
    }

    private var isMenuShown: Bool { menus.contains { $0.menuAppearance == .rich } }

    private var menus: [UIContextMenuInteraction] { view?.interactions.compactMap { $0 as? UIContextMenuInteraction } ?? [] }

    /// The press has become a drag.
    func dismissMenus() {
        for menu in menus { menu.dismissMenu() }
    }

    /// The drag that the delegate names; if it is not asked, the only one there is (SV-11).
    private func runForAdding(at point: CGPoint) -> DragRun? {
        let runs = movingRuns
        let selector = #selector(UIDragInteractionDelegate.dragInteraction(_:sessionForAddingItems:withTouchAt:))
        guard let delegate, delegate.responds(to: selector) else { return runs.count == 1 ? runs[0] : nil }
        let sessions = runs.map { $0.session as any UIDragSession }
        let chosen = delegate.dragInteraction?(self, sessionForAddingItems: sessions, withTouchAt: point) ?? nil
        return runs.first { $0.session === chosen }
    }

    @objc private func addItems() {
        guard let view else { return }
        let point = adding.location(in: view)
        guard let run = runForAdding(at: point) else { return }
        let items = delegate?.dragInteraction?(self, itemsForAddingTo: run.session, withTouchAt: point) ?? []
        if !items.isEmpty { run.add(items, from: self) }
    }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
    /// Another finger adds to a drag by a tap; at other times a tap is somebody else's.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if gestureRecognizer === press {
            press.restsLonger = !menus.isEmpty
            return run == nil
        }
        return !movingRuns.isEmpty
    }

    /// The finger is another's where there is nothing to drag.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === press else { return true }
        guard run == nil, let view, view.window != nil else { return false }
        let session = DragSession()
        session.finger = press.origin
        session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
        pending = session.items.isEmpty ? nil : session
        return pending != nil
    }
}
