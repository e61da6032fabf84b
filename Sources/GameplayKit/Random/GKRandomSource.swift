public import Foundation
import ObjCRuntime

/// Where random numbers come from. The class itself takes the system's; subclasses have a seed.
///
/// The same seed gives the same numbers here, but not those that Apple's framework gives.
// apple: https://developer.apple.com/documentation/gameplaykit/gkrandomsource
@objcMembers open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    private static let shared = GKRandomSource()

    public override init() { super.init() }

    /// The source that all use who need none of their own.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// 64 bits. Subclasses of ours answer those of their own sequence.
    @nonobjc func nextBits() -> UInt64 { .random(in: 0...UInt64.max) }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

    /// - Precondition: the bound is not negative.
    open func nextInt(upperBound: Int) -> Int {
        _require(upperBound >= 0, "The upper bound \(upperBound) is negative. Give 0 or more.")
        guard upperBound > 1 else { return 0 }
        // The part of the range that no multiple of the bound fills would make small numbers likelier.
        let bound = UInt64(upperBound)
        let limit = UInt64.max - UInt64.max % bound
        var bits = nextBits()
        while bits >= limit { bits = nextBits() }
        return Int(bits % bound)
    }

    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float((1 << 24) - 1) }

    open func nextBool() -> Bool { nextBits() >> 63 == 1 }

    /// The same objects in another order, all orders as likely.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkrandomsource/arraybyshufflingobjects(in:)
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for index in shuffled.indices.dropFirst().reversed() { shuffled.swapAt(index, nextInt(upperBound: index + 1)) }
        return shuffled
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSArray {
    /// The same objects in another order.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: map { $0 }) }
    /// The same objects in another order, by the source that all share.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
