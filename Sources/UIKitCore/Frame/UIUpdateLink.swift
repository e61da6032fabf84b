internal import Display
import Foundation
public import QuartzCore

/// Takes part in the updates of the screen that a view or a scene is on.
///
/// It does so while it is enabled, and while the view is in a window that is shown. By itself it causes no updates: its actions run when
/// one is made anyway. With ``requiresContinuousUpdates`` there is one in each frame. An enabled link is kept alive, by itself and as long
/// as its view or scene is.
// apple: https://developer.apple.com/documentation/uikit/uiupdatelink
@preconcurrency @MainActor @objcMembers open class UIUpdateLink: UIObject {
    private enum Action {
        case block((UIUpdateLink, UIUpdateInfo) -> Void)
        case message(target: () -> AnyObject?, selector: Selector)
    }

    @nonobjc weak var view: UIView?
    @nonobjc weak var scene: UIWindowScene?
    private var actions: [(moment: UIUpdateActionPhase.Moment, action: Action)] = []
    /// The schedule that the link is part of.
    private weak var schedule: UpdateSchedule?
    /// Frames of the screen since the link has asked for an update.
    private var skippedFrames = 0

    // MARK: Creating

    /// A link for the screen of a scene.
    public init(windowScene: UIWindowScene) {
        scene = windowScene
        super.init()
    }

    /// A link for the screen that a view is on.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The same with an action before display links are called.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// The same with an action before display links are called.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// The same with an action before display links are called.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// The same with an action before display links are called.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Adds an action for each update, before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds an action for each update, before display links are called.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Adds an action for a phase of each update. Actions of one phase run in the order in which they were added.
    @nonobjc open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase.moment, .block(handler)))
    }

    /// The same as a message.
    /// - Parameters:
    ///   - target: is not kept alive.
    ///   - selector: names a method that takes the link and the ``UIUpdateInfo``, only the link, or nothing.
    @nonobjc open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let object = target as AnyObject
        actions.append((phase.moment, .message(target: { [weak object] in object }, selector: selector)))
    }

    // MARK: Wishes

    /// True if the actions run. Default: false.
    open var isEnabled = false { didSet { if isEnabled != oldValue { attach() } } }

    /// True if there is to be an update in each frame, as far as ``preferredFrameRateRange`` wishes for it. Default: false.
    open var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates != oldValue { schedule?.wishesDidChange() } } }

    /// True if events are wanted with low latency. Stored: no display here does that. Default: false.
    // status: stored-only
    open var wantsLowLatencyEventDispatch = false

    /// True if changes are to be seen without waiting for the frame. Stored: no display here does that. Default: false.
    // status: stored-only
    open var wantsImmediatePresentation = false

    /// How often a link that requires continuous updates wants one: rounded to the next rate that is a whole part of the screen's.
    /// Default: every frame.
    @nonobjc open var preferredFrameRateRange = CAFrameRateRange.default

    /// What is known of the update that is being made; nil while there is none.
    open func currentUpdateInfo() -> UIUpdateInfo? { schedule?.info }

    // MARK: Internal

    /// The screen of what the link was made for.
    private var host: DisplayHost? { scene?.screen.host ?? view.map { $0.window?.screenHost ?? DisplayHost.current } }

    private func attach() {
        schedule?.remove(self)
        schedule = nil
        guard isEnabled, let host else { return }
        schedule = host.updates
        host.updates.add(self)
    }

    /// True if what the link was made for is gone.
    @nonobjc final var isOrphan: Bool { view == nil && scene == nil }

    /// True if the view can be seen, or the scene is connected.
    @nonobjc final var isActive: Bool {
        if let view { return view.window.map { !$0.isHidden } ?? false }
        return scene.map { $0.activationState != .unattached } ?? false
    }

    /// A frame of the screen begins.
    /// - Returns: whether the link wants an update in it.
    @nonobjc final func countFrame() -> Bool {
        guard requiresContinuousUpdates, isActive else { return false }
        skippedFrames += 1
        guard skippedFrames >= preferredFrameRateRange.framesPerCall else { return false }
        skippedFrames = 0
        return true
    }

    @nonobjc final func run(_ moment: UIUpdateActionPhase.Moment, _ info: UIUpdateInfo) {
        for (wanted, action) in actions where wanted == moment {
            switch action {
            case .block(let body): body(self, info)
            case .message(let target, let selector):
                if let target = target() { _ObjCRuntime.sendRequired(target, selector, [self, info]) }
            }
        }
    }
}

extension CAFrameRateRange {
    /// How many frames of the screen go by for one at this rate.
    fileprivate var framesPerCall: Int {
        let screenRate = (1 / MediaClock.frameDuration).rounded()
        let wish = self == .default ? 0 : Double(preferred ?? maximum)
        return wish > 0 ? max(1, Int((screenRate / min(wish, screenRate)).rounded())) : 1
    }
}
