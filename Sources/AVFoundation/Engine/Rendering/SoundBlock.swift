/// A piece of sound on its way from node to node: numbers with fractions, on the left and on the right.
struct SoundBlock {
    /// How often a second all sound between nodes is measured.
    static let rate = 44_100.0

    var left: [Float]
    var right: [Float]
    var count: Int { left.count }

    init(silence count: Int) {
        left = [Float](repeating: 0, count: count)
        right = left
    }

    /// Samples whose channels take turns; a third one and further ones are not heard.
    init(turns samples: [Float], channels: Int) {
        let count = channels > 0 ? samples.count / channels : 0
        self.init(silence: count)
        let second = channels > 1 ? 1 : 0
        for index in 0..<count {
            left[index] = samples[index * channels]
            right[index] = samples[index * channels + second]
        }
    }

    mutating func add(_ other: SoundBlock, left leftGain: Float = 1, right rightGain: Float = 1) {
        for index in 0..<min(count, other.count) {
            left[index] += other.left[index] * leftGain
            right[index] += other.right[index] * rightGain
        }
    }

    mutating func scale(left leftGain: Float, right rightGain: Float) {
        guard leftGain != 1 || rightGain != 1 else { return }
        for index in 0..<count {
            left[index] *= leftGain
            right[index] *= rightGain
        }
    }

    mutating func append(_ other: SoundBlock) {
        left += other.left
        right += other.right
    }

    /// The first ones of it, which are taken away.
    mutating func takeFirst(_ number: Int) -> SoundBlock {
        var block = SoundBlock(silence: 0)
        block.left = Array(left.prefix(number))
        block.right = Array(right.prefix(number))
        left.removeFirst(block.left.count)
        right.removeFirst(block.right.count)
        return block
    }

    /// Samples whose channels take turns; one channel is the middle of both.
    func turns(channels: Int) -> [Float] {
        var samples = [Float](repeating: 0, count: count * channels)
        for index in 0..<count {
            if channels == 1 {
                samples[index] = (left[index] + right[index]) / 2
            } else {
                samples[index * channels] = left[index]
                samples[index * channels + 1] = right[index]
            }
        }
        return samples
    }
}
