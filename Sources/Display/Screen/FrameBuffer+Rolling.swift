import Foundation

// optimization: a screen whose rows have moved up is the same memory, read from further down. Moving the rows themselves, or copying them
// from elsewhere, was nearly half of a frame of a list that scrolls.
extension FrameBuffer {
    /// How many rows can be moved at once.
    package static let mostRowsToRoll = 256

    /// Moves the whole picture up or down without touching it. The rows that come in at the edge show anything.
    ///
    /// - Parameters:
    ///   - rows: how far down; less than zero is up. Not more than ``mostRowsToRoll``.
    ///   - forEachKept: calls what it is given with the pixels that stay where they are, in rectangles that do not overlap: from the top
    ///     downwards, where rows move down, else from the bottom upwards.
    /// - Returns: false where the system has no memory for it; nothing has changed then.
    package func roll(by rows: Int, except forEachKept: ((PixelRect) -> Void) -> Void) -> Bool {
        guard abs(rows) <= Self.mostRowsToRoll, let ring = ensureRing(room: bytesPerRow * (size.height + Self.mostRowsToRoll)) else {
            return false
        }
        let former = baseAddress
        var new = former - rows * bytesPerRow
        if new < ring.start { new += ring.size }
        // Rows are read before others are written in their place: they move in memory the other way.
        forEachKept { rect in
            for step in 0..<rect.height {
                let offset = (rows < 0 ? rect.maxY - 1 - step : rect.y + step) * bytesPerRow + rect.x * 4
                memcpy(new + offset, former + offset, rect.width * 4)
            }
        }
        if new >= ring.start + ring.size { new -= ring.size }
        moveBase(to: new)
        return true
    }
}
