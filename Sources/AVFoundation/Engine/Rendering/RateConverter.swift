/// Takes sound out of a source at another speed, or another rate, than it comes.
///
/// Between samples it goes in straight lines: at the usual rates of files that is not heard.
struct RateConverter {
    /// What has been read and is still needed.
    private var waiting = SoundBlock(silence: 0)
    /// Where the next sample is, from the first one that waits.
    private var place = 0.0

    /// - Parameters:
    ///   - step: samples of the source for each of the result.
    ///   - read: hands out so many samples of the source, or fewer at its end.
    /// - Returns: fewer samples than asked for where the source ends.
    mutating func convert(_ count: Int, step: Double, read: (Int) -> SoundBlock) -> SoundBlock {
        if step == 1, place == 0, waiting.count == 0 { return read(count) }
        guard count > 0, step > 0, step.isFinite else { return SoundBlock(silence: 0) }
        let last = place + Double(count - 1) * step
        let needed = Int(last) + 2 - waiting.count
        if needed > 0 { waiting.append(read(needed)) }
        var block = SoundBlock(silence: 0)
        block.left.reserveCapacity(count)
        block.right.reserveCapacity(count)
        for _ in 0..<count {
            let index = Int(place)
            guard index < waiting.count else { break }
            let next = min(index + 1, waiting.count - 1)
            let part = Float(place - Double(index))
            block.left.append(waiting.left[index] + (waiting.left[next] - waiting.left[index]) * part)
            block.right.append(waiting.right[index] + (waiting.right[next] - waiting.right[index]) * part)
            place += step
        }
        let done = min(Int(place), waiting.count)
        _ = waiting.takeFirst(done)
        place -= Double(done)
        return block
    }

    mutating func reset() { self = RateConverter() }
}
