import AVFoundation
import UIKit

/// Calls back whenever something of a player changes that its controls show.
@MainActor
final class PlayerWatch {
    private let player: AVPlayer
    private var observations: [NSKeyValueObservation] = []
    private var itemObservations: [NSKeyValueObservation] = []
    private var timeObserver: Any?
    private var end: (any NSObjectProtocol)?

    init(_ player: AVPlayer, changed: @escaping @MainActor () -> Void, ended: @escaping @MainActor () -> Void) {
        self.player = player
        let report: @Sendable () -> Void = { MainActor.assumeIsolated { changed() } }
        observations = [
            player.observe(\.timeControlStatus) { _, _ in report() },
            player.observe(\.rate) { _, _ in report() },
            player.observe(\.currentItem) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.watchItem(report) }
                report()
            },
        ]
        watchItem(report)
        timeObserver = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 5), queue: .main) { _ in report() }
        end = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) {
            [weak player] note in
            nonisolated(unsafe) let object = note.object as AnyObject
            MainActor.assumeIsolated { if object === player?.currentItem { ended() } }
        }
    }

    isolated deinit { stop() }

    func stop() {
        timeObserver.map { player.removeTimeObserver($0) }
        end.map { NotificationCenter.default.removeObserver($0) }
        (timeObserver, end, observations, itemObservations) = (nil, nil, [], [])
    }

    private func watchItem(_ report: @escaping @Sendable () -> Void) {
        itemObservations = player.currentItem.map { item in [item.observe(\.status) { _, _ in report() }] } ?? []
    }
}
