import Foundation
import UIKit

/// Swipes from the edges of a web view, which go back and forward.
@MainActor
final class PageSwipe: NSObject {
    private weak var view: WKWebView?
    private let back = UIScreenEdgePanGestureRecognizer()
    private let forward = UIScreenEdgePanGestureRecognizer()

    init(_ view: WKWebView) {
        self.view = view
        super.init()
        (back.edges, forward.edges) = (.left, .right)
        for gesture in [back, forward] {
            gesture.addTarget(self, action: #selector(swiped))
            view.addGestureRecognizer(gesture)
            view.scrollView.panGestureRecognizer.require(toFail: gesture)
        }
    }

    isolated deinit { for gesture in [back, forward] { gesture.view?.removeGestureRecognizer(gesture) } }

    @objc private func swiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        guard gesture.state == .ended, let view else { return }
        let way = gesture.translation(in: view).x + gesture.velocity(in: view).x * 0.1
        if gesture === back, way > view.bounds.width / 4 { view.goBack() }
        if gesture === forward, way < -view.bounds.width / 4 { view.goForward() }
    }
}
