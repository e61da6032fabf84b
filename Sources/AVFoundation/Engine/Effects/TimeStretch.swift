import Foundation

/// Makes sound longer or shorter without making it lower or higher.
///
/// Short pieces are laid over each other; each is taken from where it fits what is there best, so that waves go on as they were.
struct TimeStretch {
    /// Samples of a piece; half of it is laid over the one before.
    private static let piece = 2048
    private static let half = piece / 2
    /// How far from where it belongs a piece may be taken.
    private static let reach = 512
    private static let window: [Float] = (0..<half).map { Float(0.5 - 0.5 * cos(Double.pi * (Double($0) + 0.5) / Double(half))) }

    private var source = SoundBlock(silence: 0)
    /// Where the next piece belongs, from the first sample of the source that waits.
    private var place = 0.0
    private var ready = SoundBlock(silence: 0)
    /// The second half of the last piece, which the next one is laid over.
    private var rest: SoundBlock?

    /// - Parameter speed: samples of the source for each of the result.
    mutating func stretch(_ count: Int, speed: Double, read: (Int) -> SoundBlock) -> SoundBlock {
        while ready.count < count { addPiece(speed, read) }
        return ready.takeFirst(count)
    }

    private mutating func addPiece(_ speed: Double, _ read: (Int) -> SoundBlock) {
        let needed = Int(place) + Self.reach + Self.piece - source.count
        if needed > 0 {
            source.append(read(needed))
            // A source that has come to its end is silent.
            source.append(SoundBlock(silence: max(0, Int(place) + Self.reach + Self.piece - source.count)))
        }
        let start = rest == nil ? Int(place) : bestStart()
        var overlapped = SoundBlock(silence: Self.half)
        for index in 0..<Self.half {
            let rising = rest == nil ? 1 : Self.window[index]
            overlapped.left[index] = source.left[start + index] * rising + (rest?.left[index] ?? 0) * (1 - rising)
            overlapped.right[index] = source.right[start + index] * rising + (rest?.right[index] ?? 0) * (1 - rising)
        }
        ready.append(overlapped)
        var second = SoundBlock(silence: 0)
        second.left = Array(source.left[(start + Self.half)..<(start + Self.piece)])
        second.right = Array(source.right[(start + Self.half)..<(start + Self.piece)])
        rest = second
        place += Double(Self.half) * speed
        let done = max(0, min(source.count, Int(place) - Self.reach))
        _ = source.takeFirst(done)
        place -= Double(done)
    }

    /// Where the source is most like the second half of the last piece; every eighth sample tells enough.
    private func bestStart() -> Int {
        guard let rest else { return Int(place) }
        let middle = Int(place)
        var best = (start: middle, likeness: -Float.infinity)
        for start in stride(from: max(0, middle - Self.reach), through: middle + Self.reach, by: 4) {
            var (product, energy): (Float, Float) = (0, 1e-6)
            for index in stride(from: 0, to: Self.half, by: 8) {
                let sample = source.left[start + index] + source.right[start + index]
                product += sample * (rest.left[index] + rest.right[index])
                energy += sample * sample
            }
            let likeness = product / energy.squareRoot()
            if likeness > best.likeness { best = (start, likeness) }
        }
        return best.start
    }

    mutating func reset() { self = TimeStretch() }
}
