public import Foundation
import ObjCRuntime

/// Whole numbers between two others, all as likely.
// apple: https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution
@objcMembers open class GKRandomDistribution: NSObject, GKRandom {
    /// The least number that is handed out.
    public let lowestValue: Int
    /// The greatest number that is handed out.
    public let highestValue: Int
    @nonobjc let source: any GKRandom

    /// How many numbers there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// - Precondition: the least number is not above the greatest.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution/init(randomsource:lowestvalue:highestvalue:)
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        _require(
            lowestInclusive <= highestInclusive,
            "The lowest value \(lowestInclusive) is above the highest value \(highestInclusive). Give the lower one first.")
        self.source = source
        lowestValue = lowestInclusive
        highestValue = highestInclusive
    }
    /// By the source that all share.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// From 1 to the number of sides.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die of six sides.
    open class func d6() -> Self { die(sides: 6) }
    /// A die of twenty sides.
    open class func d20() -> Self { die(sides: 20) }

    private class func die(sides: Int) -> Self {
        Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// - Precondition: the bound is above the least number.
    open func nextInt(upperBound: Int) -> Int {
        _require(
            upperBound > lowestValue, "The upper bound \(upperBound) is not above the lowest value \(lowestValue). Give a greater one.")
        return lowestValue + source.nextInt(upperBound: min(upperBound, highestValue + 1) - lowestValue)
    }

    /// Where the next number lies between the least and the greatest, from 0 to 1.
    open func nextUniform() -> Float {
        let span = highestValue - lowestValue
        return span == 0 ? 1 : Float(nextInt() - lowestValue) / Float(span)
    }

    /// True if the next number lies in the upper half.
    open func nextBool() -> Bool { nextUniform() > 0.5 }
}
