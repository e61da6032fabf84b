import Foundation
import ObjCRuntime

/// Whole numbers between two others, each once before any comes again.
// apple: https://developer.apple.com/documentation/gameplaykit/gkshuffleddistribution
@objcMembers open class GKShuffledDistribution: GKRandomDistribution {
    /// Those that are still to come, the next one last.
    private var rest: [Int] = []

    open override func nextInt() -> Int {
        if rest.isEmpty { refill() }
        return rest.removeLast()
    }

    open override func nextInt(upperBound: Int) -> Int {
        _require(
            upperBound > lowestValue, "The upper bound \(upperBound) is not above the lowest value \(lowestValue). Give a greater one.")
        while true { if case let next = nextInt(), next < upperBound { return next } }
    }

    private func refill() {
        rest = Array(lowestValue...highestValue)
        for index in rest.indices.dropFirst().reversed() { rest.swapAt(index, source.nextInt(upperBound: index + 1)) }
    }
}
