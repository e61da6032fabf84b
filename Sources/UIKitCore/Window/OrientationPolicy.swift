/// Says whether the interface may stand or lie: what the application allows, and of that what the foremost controller supports.
@MainActor
struct OrientationPolicy {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    /// Returns true if the screen may turn.
    func allows(isLandscape: Bool) -> Bool {
        guard let controller, controller.shouldAutorotate else { return false }
        let application = UIApplication.shared.supportedInterfaceOrientations(for: window)
        let common = application.intersection(controller.supportedInterfaceOrientations)
        _require(
            !common.isEmpty,
            "Supported orientations has no common orientation with the application, and [\(controller) shouldAutorotate] is returning "
                + "YES. Support one of those in the Info.plist or of application(_:supportedInterfaceOrientationsFor:).")
        return !common.isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
    }

    /// Who is asked: the root, or the topmost of those that cover it wholly. Children are not.
    private var controller: UIViewController? {
        window.rootViewController?.chainOfPresented.prefixWhileCovered.last
    }
}

extension [UIViewController] {
    /// The first one, and those after it up to the first that leaves something to be seen of what it covers.
    @MainActor
    fileprivate var prefixWhileCovered: ArraySlice<UIViewController> {
        let end = dropFirst().firstIndex { $0.isBeingDismissed || $0.modalPresentationStyle != .fullScreen } ?? endIndex
        return self[..<end]
    }
}
