/// The status bar that the foremost controllers want, as they answered when they were asked last.
@MainActor
package final class StatusBar {
    private unowned let host: DisplayHost
    package private(set) var isHidden = false
    package private(set) var style = UIStatusBarStyle.default
    /// How many sheets have what they cover recede from the upper edge, so that the bar stands on black.
    package var cardCount = 0
    package var isOverCard: Bool { cardCount > 0 }
    /// The values of Info.plist, which override those of controllers.
    var fixed = InfoPlist.main.statusBar

    init(host: DisplayHost) {
        self.host = host
    }

    /// The strip at the top of the screen that it has while it is not hidden.
    package var strip: CGRect { CGRect(x: 0, y: 0, width: host.geometry.size.width, height: host.shape.safeAreaInsets().top) }

    /// Changes what Info.plist has said; does nothing where controllers are asked.
    func fix(_ change: (inout FixedStatusBar) -> Void) {
        guard var appearance = fixed else { return }
        change(&appearance)
        guard appearance != fixed else { return }
        fixed = appearance
        update()
    }

    /// Asks again. On screens at whose top there is nothing but the status bar, a hidden one gives its strip to the content.
    func update() {
        let root = host.windows.keyWindow?.rootViewController
        style = fixed?.style ?? root?.decider(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
        let wasHidden = isHidden
        isHidden = fixed?.isHidden ?? root?.decider(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
        guard isHidden != wasHidden else { return }
        for window in host.windows.all { window.insetsMayHaveChanged() }
    }
}

extension UIViewController {
    /// The controller that decides on the status bar instead of this one: the one that covers it, else the child that it names, and so on.
    fileprivate func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var decider = self
        // ad-hoc: controllers that name each other in a ring must not keep the program; no real chain is this long.
        for _ in 0..<64 {
            if let presented = decider.presentation?.presented, presented.decidesOnStatusBar {
                decider = presented
            } else if let next = child(decider), next !== decider {
                decider = next
            } else {
                return decider
            }
        }
        return decider
    }

    private var decidesOnStatusBar: Bool {
        !isBeingDismissed && (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
    }
}
