/// Samples that come again later.
struct DelayLine {
    private var samples: [Float]
    private var place = 0

    init(_ count: Int) { samples = [Float](repeating: 0, count: max(1, count)) }

    /// What was put in as long ago as it is long.
    var oldest: Float { samples[place] }

    mutating func put(_ sample: Float) {
        samples[place] = sample.isFinite ? sample : 0
        place = place + 1 == samples.count ? 0 : place + 1
    }

    /// What was put in so many samples ago, at most all of its length.
    func sample(before count: Int) -> Float {
        let index = place - min(samples.count, max(1, count))
        return samples[index < 0 ? index + samples.count : index]
    }
}
