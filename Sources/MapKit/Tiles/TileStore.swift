import Foundation
import Synchronization
import UIKit

/// Tiles that have been loaded, the latest used last, and those that are being loaded or cannot be.
final class TileStore: Sendable {
    private static let capacity = 192

    private struct Key: Hashable {
        let x: Int
        let y: Int
        let z: Int

        init(_ path: MKTileOverlayPath) { (x, y, z) = (path.x, path.y, path.z) }
    }
    private struct State {
        var pictures: [Key: UIImage] = [:]
        var order: [Key] = []
        var asked: Set<Key> = []
    }
    private let state = Mutex(State())

    func picture(_ path: MKTileOverlayPath) -> UIImage? { state.withLock { $0.pictures[Key(path)] } }

    /// True if a tile has not been asked for yet.
    func begin(_ path: MKTileOverlayPath) -> Bool { state.withLock { $0.asked.insert(Key(path)).inserted } }

    /// - Parameter picture: nil for a tile that cannot be had; it is not asked for again.
    func end(_ path: MKTileOverlayPath, _ picture: UIImage?) {
        state.withLock { state in
            guard let picture, state.asked.contains(Key(path)) else { return }
            if state.pictures.updateValue(picture, forKey: Key(path)) == nil { state.order.append(Key(path)) }
            guard state.order.count > Self.capacity else { return }
            let oldest = state.order.removeFirst()
            state.pictures[oldest] = nil
            state.asked.remove(oldest)
        }
    }

    func forget() { state.withLock { $0 = State() } }
}
