/// Numbers that look random, and are the same in each run.
struct RandomSource {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return limit > 0 ? Int(state >> 33) % limit : 0
    }
}
