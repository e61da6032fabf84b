/// Numbers that look random and are the same each time for the same seed: those of one particle.
struct EmitterRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Those of one of the particles.
    init(seed: UInt64, index: Int) {
        state = seed ^ (UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15)
        _ = next()
    }

    /// The next number; each bit is as often 0 as 1.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 up to 1.
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    /// Around a middle, no further away than half the range.
    mutating func value(_ middle: Double, _ range: Double) -> Double { middle + (unit() - 0.5) * range }
}
