public import Foundation
import ObjCRuntime

/// Numbers of a long period, by Matsumoto's and Nishimura's generator for 64 bits.
// apple: https://developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource
@objcMembers open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private static let count = 312
    private static let half = 156

    /// What the sequence begins from. Setting it begins the sequence anew.
    open var seed: UInt64 { didSet { begin() } }
    private var state: [UInt64] = []
    private var position = 0

    /// A seed that nobody can foresee.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
    /// - Parameter seed: the same numbers follow the same seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state = [seed]
        for index in 1..<Self.count {
            let last = state[index - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
        }
        position = Self.count
    }

    override func nextBits() -> UInt64 {
        if position == Self.count { renew() }
        var bits = state[position]
        position += 1
        bits ^= bits >> 29 & 0x5555_5555_5555_5555
        bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
        bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
        return bits ^ bits >> 43
    }

    private func renew() {
        for index in 0..<Self.count {
            let joined = state[index] & 0xFFFF_FFFF_8000_0000 | state[(index + 1) % Self.count] & 0x7FFF_FFFF
            let odd: UInt64 = joined & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
            state[index] = state[(index + Self.half) % Self.count] ^ joined >> 1 ^ odd
        }
        position = 0
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.position) = (state, position)
        return copy
    }
}
