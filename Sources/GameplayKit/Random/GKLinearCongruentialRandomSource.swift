public import Foundation
import ObjCRuntime

/// Numbers by one multiplication each: quick, and good enough for what looks random.
// apple: https://developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource
@objcMembers open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// What the sequence goes on from.
    open var seed: UInt64

    /// A seed that nobody can foresee.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
    /// - Parameter seed: the same numbers follow the same seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    // Of such sequences the high bits are the good ones: each half of the answer is the upper half of a state.
    override func nextBits() -> UInt64 { (step() >> 32) << 32 | step() >> 32 }

    /// With Knuth's numbers.
    private func step() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed
    }

    open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
}
