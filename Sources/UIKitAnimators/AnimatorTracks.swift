@_spi(ForasteroInternal) internal import UIKitCore
internal import Display
import Foundation
@_spi(ForasteroInternal) internal import QuartzCore

/// The properties that an animator moves, and the animations that show them where they are.
@MainActor
final class AnimatorTracks: AnimatedChangeOwner {
    private struct Track {
        let values: ValueTrack
        let mode: CAAnimationCalculationMode
        let pace: AnimatorPace
        /// The present change; nil while there is none.
        var change: AnimatedChange?

        var layer: CALayer { values.view.backingLayer }
    }

    private var tracks: [Track] = []
    /// The screen on which something moves; the one in use where nothing does.
    private(set) lazy var host = DisplayHost.current
    var blocksTouches = false

    /// - Parameter start: the share of the animator's way at which the properties begin to move.
    func add(_ values: [ValueTrack], mode: CAAnimationCalculationMode, start: Double) {
        if let first = values.first { host = first.view.displayHost }
        for track in values {
            tracks.removeAll { $0.values.view === track.view && $0.values.key == track.key }
            tracks.append(Track(values: track, mode: mode, pace: AnimatorPace(start: start)))
        }
    }

    // MARK: Showing

    /// Shows the properties in motion.
    func show(_ run: AnimatorRun) {
        show(lasting: run.duration, from: run.beginTime) { pace in { pace.share(at: run.progress(after: $0)) } }
    }

    /// Shows the properties at rest.
    func show(at progress: Double) {
        show(lasting: Self.forever, from: nil) { pace in { _ in pace.share(at: progress) } }
    }

    /// In seconds; long enough for anything that is paused.
    private static let forever: TimeInterval = 1e9

    private func show(
        lasting duration: TimeInterval, from beginTime: TimeInterval?, _ share: (AnimatorPace) -> @Sendable (TimeInterval) -> Double
    ) {
        // A replaced change ends without effect; changes elsewhere must not be missed meanwhile.
        let former = tracks.map(\.change)
        for index in tracks.indices { tracks[index].change = nil }
        for track in tracks {
            let animation = track.values.makeAnimation(mode: track.mode)
            animation.pace = share(track.pace)
            animation.duration = max(duration, 0.0001)
            // A time of 0 would stand for the present.
            if let beginTime { animation.beginTime = max(track.layer.convertTime(beginTime, from: nil), 1e-9) }
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            let change = AnimatedChange(of: track.values.view, key: track.values.key, blocksTouches: blocksTouches, owner: self)
            animation.delegate = change
            track.layer.add(animation, forKey: track.values.key)
            setChange(change, of: track)
        }
        withExtendedLifetime(former) {}
    }

    private func setChange(_ change: AnimatedChange, of track: Track) {
        guard let index = tracks.firstIndex(where: { $0.values.view === track.values.view && $0.values.key == track.values.key }) else {
            return
        }
        tracks[index].change = change
    }

    /// Somebody else has set or animated the property, which is not ours any more; or all is shown, which is no news.
    func changeDidEnd(_ change: AnimatedChange, finished: Bool) {
        if !finished { tracks.removeAll { $0.change === change } }
    }

    private func takeOff() {
        let shown = tracks.filter { $0.change != nil }
        for index in tracks.indices { tracks[index].change = nil }
        for track in shown { track.layer.removeAnimation(forKey: track.values.key) }
    }

    // MARK: Ends

    /// Gives all properties the values that are seen now.
    func settleWhereSeen() {
        let seen = tracks.map { AnimatableKeys.value(forKey: $0.values.key, of: $0.layer.presentation() ?? $0.layer) }
        takeOff()
        AnimationStack.withoutAnimation {
            for (track, value) in zip(tracks, seen) {
                if let value { AnimatableKeys.set(value, forKey: track.values.key, of: track.values.view) }
            }
        }
    }

    /// Gives all properties the values of an end, and forgets them.
    func settle(at position: UIViewAnimatingPosition) {
        takeOff()
        let settled = tracks
        tracks = []
        guard position != .current else { return }
        AnimationStack.withoutAnimation {
            for track in settled {
                let value = position == .start ? track.values.first : track.values.last
                AnimatableKeys.set(value, forKey: track.values.key, of: track.values.view)
            }
        }
    }
}
