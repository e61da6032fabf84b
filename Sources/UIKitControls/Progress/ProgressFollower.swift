import Foundation
import UIKitCore

/// Shows how far a piece of work is, as long as it goes on and its view lives.
///
/// Foundation tells nobody about it here, so the work is asked ten times a second.
@preconcurrency @MainActor
final class ProgressFollower: NSObject {
    private let work: Progress
    private weak var view: UIProgressView?
    private var link: CADisplayLink?
    private var lastShare: Double

    init(_ work: Progress, view: UIProgressView) {
        self.work = work
        self.view = view
        lastShare = work.fractionCompleted
        super.init()
        let link = CADisplayLink(target: self, selector: #selector(look))
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func look() {
        guard let view else { return stop() }
        let share = work.fractionCompleted
        if share != lastShare {
            lastShare = share
            view.setProgress(Float(share), animated: true)
        }
        if work.isFinished || work.isCancelled { stop() }
    }
}
