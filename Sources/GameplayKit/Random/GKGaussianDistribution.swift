import Foundation
import ObjCRuntime

/// Whole numbers around a mean: the nearer, the likelier. Nearly all lie within three deviations, and the others are not handed out.
// apple: https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution
@objcMembers open class GKGaussianDistribution: GKRandomDistribution {
    /// The likeliest number.
    public let mean: Float
    /// How far from it two thirds of all numbers lie at most.
    public let deviation: Float

    /// The mean is in the middle; the ends lie three deviations away.
    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        mean = (Float(lowestValue) + Float(highestValue)) / 2
        deviation = (Float(highestValue) - Float(lowestValue)) / 6
        super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
    }

    /// The ends lie three deviations from the mean.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution/init(randomsource:mean:deviation:)
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()), highestValue: Int((mean + 3 * deviation).rounded()))
    }

    open override func nextInt() -> Int {
        guard deviation > 0 else { return lowestValue }
        while true {
            let number = Int((mean + deviation * nextNormal()).rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
    }

    open override func nextInt(upperBound: Int) -> Int {
        _require(
            upperBound > lowestValue, "The upper bound \(upperBound) is not above the lowest value \(lowestValue). Give a greater one.")
        guard deviation > 0 else { return lowestValue }
        // The part below the bound may be so unlikely that waiting for it would take for ever.
        for _ in 0..<10_000 { if case let next = nextInt(), next < upperBound { return next } }
        return super.nextInt(upperBound: upperBound)
    }

    /// By Box and Muller.
    private func nextNormal() -> Float {
        let distance = (-2 * Foundation.log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
        return distance * Foundation.cos(2 * .pi * source.nextUniform())
    }
}
