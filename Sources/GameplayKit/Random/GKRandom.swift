import Foundation
import ObjCRuntime

/// Hands out numbers that nobody can foresee, or that are the same after the same seed.
// apple: https://developer.apple.com/documentation/gameplaykit/gkrandom
@objc public protocol GKRandom {
    /// A number between those that 32 bits with a sign can hold, all as likely.
    func nextInt() -> Int
    /// A number from 0 up to, but not including, a bound; 0 where the bound is 0.
    @objc(nextIntWithUpperBound:) func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// True as often as false.
    func nextBool() -> Bool
}
