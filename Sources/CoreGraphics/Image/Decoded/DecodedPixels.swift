import Synchronization

/// The decoded pixels of the image files that were drawn last, up to a number of bytes.
///
/// What a layer shows it keeps itself, so that no picture on the screen is decoded twice because there are many of them.
final class DecodedPixels: Sendable {
    /// 64 MB: five pictures as large as the screen of the largest phone.
    static let shared = DecodedPixels(byteLimit: 64 << 20)

    fileprivate struct Entry {
        let buffer: PixelBuffer
        var lastUse: Int
    }

    fileprivate struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var byteCount = 0
        var useCount = 0
    }

    private let byteLimit: Int
    private let state = Mutex(State())

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// The bytes of the pixels that are kept.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// Keeps pixels that are being used, and lets go of those that were not used for longest. Larger ones than the limit are not kept.
    func keep(_ buffer: PixelBuffer) {
        guard buffer.byteCount <= byteLimit else { return }
        // They are freed after the lock is.
        let dropped = state.withLock { state in
            state.useCount += 1
            let key = ObjectIdentifier(buffer)
            if state.entries[key] == nil { state.byteCount += buffer.byteCount }
            state.entries[key] = Entry(buffer: buffer, lastUse: state.useCount)
            return state.byteCount > byteLimit ? state.dropOldest(downTo: byteLimit / 2) : []
        }
        withExtendedLifetime(dropped) {}
    }

    /// Lets go of the pixels of a file that nobody has any more.
    func remove(_ buffer: PixelBuffer) {
        state.withLock { state in
            guard state.entries.removeValue(forKey: ObjectIdentifier(buffer)) != nil else { return }
            state.byteCount -= buffer.byteCount
        }
    }

    /// Lets go of all pixels that nobody shows.
    func removeAll() {
        let dropped = state.withLock { state in
            defer { state.entries = [:] }
            state.byteCount = 0
            return state.entries
        }
        withExtendedLifetime(dropped) {}
    }
}

extension DecodedPixels.State {
    /// Half of the room is made free at once, so that this does not happen with each new picture; the last one that was used stays.
    fileprivate mutating func dropOldest(downTo bytes: Int) -> [PixelBuffer] {
        var dropped: [PixelBuffer] = []
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where byteCount > bytes && entry.lastUse < useCount
        {
            entries[key] = nil
            byteCount -= entry.buffer.byteCount
            dropped.append(entry.buffer)
        }
        return dropped
    }
}
