import Foundation

/// Numbers that look as if they were random, and are the same in each run.
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// From 0 to 1.
    private mutating func next() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(1 << 53)
    }

    mutating func around(_ middle: CGFloat, _ range: CGFloat) -> CGFloat { range == 0 ? middle : middle + (next() - 0.5) * range }
}
