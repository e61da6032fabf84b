import Foundation
import Synchronization

/// The tracks of an asset, made once they are asked for: an asset has the same objects always.
final class TracksOnce: Sendable {
    private let source: AssetLoad
    private let made = Mutex<[AVAssetTrack]?>(nil)

    init(_ source: AssetLoad) { self.source = source }

    var tracks: [AVAssetTrack] {
        let facts = source.facts
        return made.withLock { made in
            let tracks =
                made ?? facts.tracks.enumerated().map { AVAssetTrack(facts: $1, number: $0 + 1, duration: facts.duration, source: source) }
            made = tracks
            return tracks
        }
    }
}
