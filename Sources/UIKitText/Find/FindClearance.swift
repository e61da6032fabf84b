import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets what lies under the find panel and the keyboard be scrolled into sight.
@MainActor
final class FindClearance: UIObject {
    private weak var view: UIScrollView?
    /// The height that the panel at the upper edge has added to the view's insets.
    private(set) var top: CGFloat = 0
    private var isFollowing = false

    init(of view: UIScrollView?) {
        self.view = view
        super.init()
    }

    func begin() {
        guard !isFollowing else { return }
        isFollowing = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        // The panel is there already.
        if let edge = view?.window?.keyboardTop { keepClear(ofEdge: edge) }
    }

    func end() {
        if isFollowing { NotificationCenter.default.removeObserver(self) }
        isFollowing = false
        view?.keyboardOverlap = 0
        keepClear(ofTop: 0)
    }

    func keepClear(ofTop height: CGFloat) {
        guard let view, height != top else { return }
        let isAtTop = view.contentOffset.y <= -view.adjustedContentInset.top
        view.contentInset.top += height - top
        top = height
        if isAtTop { view.contentOffset.y = -view.adjustedContentInset.top }
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        guard let window = view?.window, let frame else { return }
        keepClear(ofEdge: window.convert(frame, from: nil as UIWindow?).minY)
    }

    /// - Parameter edge: below which the view is covered, in the window's coordinates.
    private func keepClear(ofEdge edge: CGFloat) {
        guard let view, let window = view.window else { return }
        let lowest = view.convert(view.bounds, to: window).maxY
        let overlap = min(max(lowest - edge, 0), view.bounds.height)
        // An app may have seen to it itself.
        view.keyboardOverlap = max(overlap - max(view.contentInset.bottom, 0), 0)
    }
}
